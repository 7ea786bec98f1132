import { root, run } from './command.mjs'
import { asOne } from './results.mjs'

const folders = ['contracts', 'fixtures', 'mock-server', 'mock-server/player', 'console', 'cli', 'e2e']
/** Each checker recomputes the libraries' types: four need twice the processor time and finish no sooner. */
const checkers = ['--checkers', '1']
const ground = ['contracts', 'fixtures']

async function typesOf(chosen, more = () => []) {
  const results = []
  for (const folder of chosen) {
    const log = `types-${folder.replaceAll('/', '-')}`
    const running = run('tsc', ['-p', folder, ...checkers, ...more(folder)], { log })
    results.push(...(await asOne(`types of ${folder}`, running)))
  }
  return results
}

export const allTypes = () => typesOf(folders)

const isGround = (file) =>
  ground.some((folder) => file.startsWith(`${folder}/`)) || /^(tsconfig|package(-lock)?)\.json$/.test(file)

export const touchedBy = (files) =>
  files.some(isGround)
    ? folders
    : folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)))

/** Checks only changed files and their importers. The full check needs more data, so build info is separate. */
export const typesNear = (files) =>
  typesOf(touchedBy(files), (folder) => [
    '--assumeChangesOnlyAffectDirectDependencies',
    '--tsBuildInfoFile',
    `${root}${folder}/.cache/near.tsbuildinfo`,
  ])
