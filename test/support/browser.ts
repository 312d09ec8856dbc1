import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

function installed(): string | undefined {
  return [process.env.CHROME, ...KNOWN].find((path) => path !== undefined && existsSync(path))
}

function installDebians(): void {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-qq', '-y', 'chromium'], { stdio: 'ignore' })
  } catch {
    // Not Debian, or not allowed: the sentence below says what to do.
  }
}

/** An installed Chrome or Chromium; on Debian it is installed if that is allowed. */
export function findBrowser(): string {
  const found = installed() ?? (installDebians(), installed())
  if (!found)
    throw new Error(
      'The browser tests need Chrome or Chromium: install one, or set CHROME to its path, and run them again.',
    )
  return found
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
