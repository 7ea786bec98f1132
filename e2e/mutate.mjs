// `npm run mutate -- FOLDER`: runs Stryker on a sample of the folder's sources; lists changes that no test
// noticed.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { root } from './runner/command.mjs'
import { plainEnv } from './runner/scope.mjs'

const usageText = `npm run mutate -- FOLDER [options]

  --files N   number of source files to change, chosen at random (8)
  --seed N    random seed; the same seed chooses the same files (1)
  --all       use all tests and property runs, not only those of the plain npm test
  --json FILE also write every change with its result to this file

Example: npm run mutate -- contracts/src/rules --files 4`

const strykerVersion = '9.5.1'
const mutateFolder = join(root, '.cache', 'mutate')

const options = {
  files: { type: 'string', default: '8' },
  seed: { type: 'string', default: '1' },
  all: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
}

function exitWithError(message) {
  console.error(`npm run mutate: ${message}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return exitWithError(error.message)
  }
}

function listSources(folder) {
  const isSource = (name) =>
    /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) && !/(^|\/)index\.ts$/.test(name)
  return readdirSync(join(root, folder), { recursive: true })
    .filter(isSource)
    .map((name) => join(folder, name))
    .filter((path) => /=>|function|\bif\b/.test(readFileSync(join(root, path), 'utf8')))
    .sort()
}

function sampleSources(paths, count, seed) {
  const size = Math.min(count, paths.length)
  const subset = fc.shuffledSubarray(paths, { minLength: size, maxLength: size })
  return fc.sample(subset, { seed, numRuns: 1 })[0]
}

/** Not a dependency of the project: installed once, into .cache. */
function ensureStryker() {
  const program = join(mutateFolder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  if (existsSync(program)) return program
  mkdirSync(mutateFolder, { recursive: true })
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${strykerVersion}`)
  const words = [
    'install',
    '--prefix',
    mutateFolder,
    '--no-save',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status } = spawnSync('npm', [...words, ...packages], { stdio: 'inherit' })
  if (status !== 0) exitWithError("npm couldn't install Stryker")
  // Tests run with the repository's Vitest.
  rmSync(join(mutateFolder, 'node_modules', 'vitest'), { recursive: true, force: true })
  symlinkSync(join(root, 'node_modules', 'vitest'), join(mutateFolder, 'node_modules', 'vitest'))
  return program
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(usageText)
  process.exit()
}
const [folderArgument] = positionals
if (folderArgument === undefined || positionals.length > 1)
  exitWithError(`specify one folder\n\n${usageText}`)
const folder = relative(root, join(process.cwd(), folderArgument))
if (folder.startsWith('..') || !existsSync(join(root, folder)) || !statSync(join(root, folder)).isDirectory())
  exitWithError(`${folderArgument} isn't a folder in this repository`)
const [count, seed] = [values.files, values.seed].map(Number)
if (!Number.isInteger(count) || count < 1) exitWithError(`--files takes a number; got "${values.files}"`)
if (!Number.isInteger(seed) || seed < 0) exitWithError(`--seed takes a number; got "${values.seed}"`)

const [workspace] = folder.split('/')
const sampledSources = sampleSources(listSources(folder), count, seed)
if (sampledSources.length === 0) exitWithError(`${folder} has no source files with anything to change`)
console.log(
  `Changing ${sampledSources.length} files:\n${sampledSources.map((path) => `  ${path}`).join('\n')}`,
)

const reportPath = join(mutateFolder, 'report.json')
const configPath = join(mutateFolder, 'stryker.config.json')
const program = ensureStryker()
rmSync(reportPath, { force: true })
writeFileSync(
  configPath,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: [
      join(mutateFolder, 'node_modules', '@stryker-mutator', 'vitest-runner', 'dist', 'src', 'index.js'),
    ],
    // No such file exists: for a real file, Stryker would use an interface that TypeScript 7 no longer has.
    tsconfigFile: '.cache/mutate/no-tsconfig.json',
    mutate: sampledSources,
    vitest: { configFile: `${workspace}/vitest.config.ts`, related: true },
    ignorePatterns: ['/test-results', '/*/dist', '/.cache', '/console/docs', '/cli/docs'],
    tempDirName: '.cache/mutate/sandbox',
    incremental: false,
    coverageAnalysis: 'perTest',
    reporters: ['json', 'progress'],
    jsonReporter: { fileName: reportPath },
    concurrency: 2,
    checkers: [],
    allowEmpty: false,
    disableTypeChecks: false,
  }),
)
const env = { ...process.env, ...(values.all ? {} : plainEnv) }
const { status } = spawnSync(process.execPath, [program, 'run', configPath], {
  cwd: root,
  env,
  stdio: 'inherit',
})
if (status !== 0 || !existsSync(reportPath)) exitWithError("Stryker didn't finish; its output is above")

const { files } = JSON.parse(readFileSync(reportPath, 'utf8'))
const mutants = Object.entries(files).flatMap(([path, { mutants }]) =>
  mutants.map(({ status: result, location, mutatorName, replacement }) => ({
    path,
    line: location.start.line,
    column: location.start.column,
    change: `${mutatorName}: ${replacement ?? ''}`.replaceAll(/\s+/g, ' '),
    result,
  })),
)
const isCounted = ({ result }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(result)
const isKilled = ({ result }) => ['Killed', 'Timeout'].includes(result)
const countedMutants = mutants.filter(isCounted)
const killedMutants = countedMutants.filter(isKilled)
for (const { path, line, column, change, result } of countedMutants.filter((mutant) => !isKilled(mutant)))
  console.log(
    `${result === 'NoCoverage' ? 'not reached' : 'survived'}  ${path}:${line}:${column}  ${change.slice(0, 120)}`,
  )
console.log(
  `\n${killedMutants.length} of ${countedMutants.length} changes were noticed (${((100 * killedMutants.length) / countedMutants.length).toFixed(1)} %)`,
)
if (values.json)
  writeFileSync(
    values.json,
    JSON.stringify({ folder, seed, all: values.all, mutants: countedMutants }, null, 2),
  )
