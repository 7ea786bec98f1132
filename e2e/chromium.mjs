// Finds a Chromium for the browser tests; where there is none, Debian's package is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Path of the browser to drive; CHROMIUM wins when set. */
function findChromium() {
  const named = process.env.CHROMIUM
  return named ? named : places.find((place) => existsSync(place))
}

/** As `findChromium`, installing Debian's package first when nothing was found. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    "No Chromium was found and Debian's could not be installed. Set CHROMIUM to the path of one.",
  )
}
