import { availableParallelism } from 'node:os'
import { root, runCommand } from './command.mjs'
import { runAsSingleTest } from './reports/results.mjs'

const folders = ['contracts', 'fixtures', 'mock-server', 'mock-server/player', 'console', 'cli', 'e2e']
/** Each checker recomputes the libraries' types: four need twice the processor time and finish no sooner. */
const checkerOptions = ['--checkers', '1']
/** The console takes as long as all other folders together. */
const sortLargestFirst = (chosenFolders) =>
  chosenFolders.toSorted((a, b) => Number(b === 'console') - Number(a === 'console'))

const baseFolders = ['contracts', 'fixtures']

async function checkTypes(chosenFolders, { more = () => [], lanes = 1 } = {}) {
  const results = []
  const pendingFolders = [...chosenFolders]
  const check = async (folder) => {
    const log = `types-${folder.replaceAll('/', '-')}`
    const compilerRun = runCommand('tsc', ['-p', folder, ...checkerOptions, ...more(folder)], { log })
    results.push(...(await runAsSingleTest(`types of ${folder}`, compilerRun)))
  }
  const runLane = async () => {
    while (pendingFolders.length > 0) await check(pendingFolders.shift())
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return results
}

export const checkAllTypes = () => checkTypes(folders)

const isSharedFile = (file) =>
  baseFolders.some((folder) => file.startsWith(`${folder}/`)) ||
  /^(tsconfig|package(-lock)?)\.json$/.test(file)

export const findTouchedFolders = (files) =>
  files.some(isSharedFile)
    ? folders
    : folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)))

/** Checks only changed files and their importers. The full check needs more data, so build info is separate. */
export const checkTouchedTypes = (files) =>
  checkTypes(sortLargestFirst(findTouchedFolders(files)), {
    lanes: availableParallelism(),
    more: (folder) => [
      '--assumeChangesOnlyAffectDirectDependencies',
      '--tsBuildInfoFile',
      `${root}${folder}/.cache/near.tsbuildinfo`,
    ],
  })
