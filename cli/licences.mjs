import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const licenceFilePattern = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/** Finds the nearest parent folder whose package.json has a version. */
function findPackageFolder(file) {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).version) return folder
  }
  return undefined
}

function formatLicenceSection(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => licenceFilePattern.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  // Distributing code without its licence is unlawful, so the build fails.
  if (!license) throw new Error(`${name} ${version} is bundled and names no licence`)
  const head = [`${name} ${version}`, `Licence: ${license}`, ...(homepage ? [homepage] : [])].join('\n')
  return { name, text: [head, ...texts].join('\n\n') }
}

export function collectLicences({ inputs }, root) {
  const folders = new Set(
    Object.keys(inputs)
      .map((file) => findPackageFolder(join(root, file)))
      .filter((folder) => folder !== undefined),
  )
  const sections = [...folders]
    .map(formatLicenceSection)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const line = '-'.repeat(78)
  return `heed contains these programs, each under its own licence.\n\n${sections
    .map(({ text }) => `${line}\n${text}\n`)
    .join('\n')}`
}
