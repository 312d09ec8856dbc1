import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--no-first-run'] })
for (const spec of process.argv.slice(2)) {
  const [name, size, query] = spec.split('|'); const [width, height] = size.split('x').map(Number)
  const p = await b.newPage({ viewport: { width, height }, deviceScaleFactor: width < 640 ? 2 : 1 })
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message)); p.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  await p.goto(`http://localhost:5391/dev/art.html?${query ?? ''}`); await p.waitForSelector('#root > *:nth-child(2)', { timeout: 60000 }); await p.evaluate(() => document.fonts.ready); await p.waitForTimeout(300)
  const o = await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight])
  console.log(name, o.join(' ')); await p.screenshot({ path: `/tmp/shot-${name}.png` }); await p.close()
}
await b.close()
