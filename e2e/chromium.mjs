// Finds a Chromium for the browser tests; where there is none, Debian's package is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The shell is the browser without its window: the same pages for two thirds of the processor time.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Debian's packages that bring one of them; older releases have the second only. */
const packages = ['chromium-headless-shell', 'chromium']

/** Path of the browser to drive; CHROMIUM wins when set. */
function findChromium() {
  const named = process.env.CHROMIUM
  return named ? named : places.find((place) => existsSync(place))
}

/** Letters as wide as Arial's, which most screens have and a bare machine has not. */
const typeface = 'fonts-liberation'

const aptGet = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const hasAptGet = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

/** One sentence that says what to install when there is neither a browser nor a way to install one. */
export function browserMissing() {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? undefined : `CHROMIUM names ${named}, which is not there.`
  if (findChromium() || (process.getuid?.() === 0 && hasAptGet())) return
  return 'The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path.'
}

/** As `findChromium`, installing Debian's package first when nothing was found. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  aptGet('update')
  for (const name of packages) {
    aptGet('install', '-y', '--no-install-recommends', name, typeface)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    "Debian's Chromium could not be installed. Set CHROMIUM to the path of a Chromium or Chrome.",
  )
}
