import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell takes a third less processor time for the same pages.
const chromiumPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

const packages = ['chromium-headless-shell', 'chromium']

function findChromium() {
  const chromiumPath = process.env.CHROMIUM
  return chromiumPath ? chromiumPath : chromiumPaths.find((path) => existsSync(path))
}

/** A font with the metrics of Arial, which minimal systems lack. */
const fontPackage = 'fonts-liberation'

const runAptGet = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const hasAptGet = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

export function isBrowserMissing() {
  const chromiumPath = process.env.CHROMIUM
  if (chromiumPath)
    return existsSync(chromiumPath) ? undefined : `CHROMIUM is set to ${chromiumPath}, which doesn't exist.`
  if (findChromium() || (process.getuid?.() === 0 && hasAptGet())) return
  return 'The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path.'
}

export function ensureChromium() {
  const existingChromium = findChromium()
  if (existingChromium) return existingChromium
  runAptGet('update')
  for (const name of packages) {
    runAptGet('install', '-y', '--no-install-recommends', name, fontPackage)
    const installedPath = findChromium()
    if (installedPath) return installedPath
  }
  throw new Error("Couldn't install Debian's Chromium. Set CHROMIUM to the path of Chromium or Chrome.")
}
