// Types of every folder. What was found is kept beside each, so that only what changed is asked about again.
import { root, run } from './command.mjs'
import { asOne } from './results.mjs'

const folders = ['contracts', 'fixtures', 'mock-server', 'mock-server/player', 'console', 'cli', 'e2e']
/**
 * Each works out by itself what the libraries' types come to: the usual four take more than twice as much of two
 * processors, and no less time.
 */
const checkers = ['--checkers', '1']
/** What the others are made of. */
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

/** The folders whose types a change of these files may touch. */
export const touchedBy = (files) =>
  files.some(isGround)
    ? folders
    : folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)))

/**
 * Of what changed, and of what imports it by itself: a file that is changed for the first time would have everything
 * asked about again. Its notes are its own, for those of the whole must know more; the first ones take a while.
 */
export const typesNear = (files) =>
  typesOf(touchedBy(files), (folder) => [
    '--assumeChangesOnlyAffectDirectDependencies',
    '--tsBuildInfoFile',
    `${root}${folder}/.cache/near.tsbuildinfo`,
  ])
