import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--no-first-run'] })
const p = await b.newPage({ viewport: { width: 390, height: 844 } })
await p.goto('http://localhost:5391/dev/art.html'); await p.waitForSelector('.it')
await p.waitForTimeout(800)
console.log(await p.evaluate(() => [...document.querySelectorAll('.it, .it > *')].slice(0, 8).map((e) => { const c = getComputedStyle(e); return [e.tagName, e.className.baseVal ?? e.className, e.getBoundingClientRect().width, c.padding, c.gap, c.fontSize, c.width].join(' ') }).join('\n')))
await b.close()
