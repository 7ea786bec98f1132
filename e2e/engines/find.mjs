import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const findProgram = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

export const findFirefox = () => process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox')

const miniBrowserFolders = ['/usr/lib', '/usr/libexec', '/usr/lib64']
const miniBrowserPaths = miniBrowserFolders.flatMap((folder) =>
  ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].flatMap((arch) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
      (version) => `${folder}/${arch}${version}/MiniBrowser`,
    ),
  ),
)

/** Returns the paths of the programs that WebKit's journeys need, or undefined. */
export function findWebKit() {
  const driver = findProgram('WebKitWebDriver')
  const miniBrowser = miniBrowserPaths.find((path) => existsSync(path))
  const display = findProgram('Xvfb')
  return driver && miniBrowser && display ? { driver, miniBrowser, display } : undefined
}

export const engines = {
  firefox: {
    label: 'Firefox',
    isInstalled: () => findFirefox() !== undefined,
    packages: 'firefox-esr',
  },
  webkit: {
    label: 'WebKitGTK',
    isInstalled: () => findWebKit() !== undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
}
