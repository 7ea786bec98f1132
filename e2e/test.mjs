// `npm test`: everything that must hold, part by part. `npm test -- unit lint` runs the named parts only.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../mock-server/install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = `${root}.cache/reports`
const folders = ['contracts', 'fixtures', 'mock-server', 'mock-server/player', 'console', 'cli', 'e2e']
const env = {
  ...process.env,
  PACT_DO_NOT_TRACK: 'true',
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  NO_UPDATE_NOTIFIER: '1',
}

/** Runs one command of node_modules/.bin; the promise tells whether it ended with 0. */
function run(command, args, extra = {}) {
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : `${root}node_modules/.bin/${command}`
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...extra },
      stdio: 'inherit',
    })
    let patience
    // A limit for what stands still, far above what any part takes.
    const limit = setTimeout(() => {
      console.error(`${command} stood still and was ended`)
      // Asked first, so that it ends what it started itself.
      child.kill('SIGTERM')
      patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    }, 900_000)
    const end = (ok) => {
      clearTimeout(limit)
      clearTimeout(patience)
      resolve(ok)
    }
    child.on('close', (code) => end(code === 0))
    child.on('error', () => end(false))
  })
}

const asOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
const add = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed })

/** What failed, told once more at the end, where also a cut log shows it. */
const failures = []

/** Counts of a runner's own report and the names of what failed; a run that reports no test has failed. */
function counted(name, ok, read) {
  const file = `${reports}/${name}.json`
  const { failing, passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { failing: [], passed: 0, failed: 0 }
  failures.push(...failing.map((test) => `${name}: ${test}`))
  if (passed + failed === 0) return { passed, failed: 1 }
  return { passed, failed: ok || failed > 0 ? failed : 1 }
}

async function vitest(name, args, extra = {}) {
  const ok = await run(
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
    extra,
  )
  return counted(name, ok, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failing: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(root, file)} › ${fullName}`),
    ),
  }))
}

/** All pact tests in one process: the library is loaded once, and its native core stands still when several share a file. */
const oneByOne = ['--no-isolate', '--no-file-parallelism', '--pool=forks']
/** Pins every call once more, by its name: it reads what all the others wrote. */
const again = 'apiCall.pact.test.'

const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)])

const parts = {
  async types() {
    let counts = { passed: 0, failed: 0 }
    for (const folder of folders) counts = add(counts, asOne(await run('tsc', ['-p', folder])))
    return counts
  },
  async lint() {
    return asOne(await run('biome', ['check', '--error-on-warnings', '.']))
  },
  async unused() {
    return asOne(await run('knip', []))
  },
  unit: () => vitest('unit', ['--exclude', '**/*.pact.test.ts', '--exclude', '**/verify/**']),
  async consumers() {
    const pacts = `${root}contracts/pacts`
    rmSync(pacts, { recursive: true, force: true })
    const env = { HEED_PACTS: pacts }
    const others = ['.pact.test.', '--exclude', `**/${again}ts`, ...oneByOne]
    return add(
      await vitest('consumers', others, env),
      await vitest('consumersByName', [again, ...oneByOne], env),
    )
  },
  provider: () => vitest('provider', ['verify/', 'pact/', '--exclude', '**/*.pact.test.ts']),
  async build() {
    const { prepare } = await import('../mock-server/prepare.mjs')
    const built = await prepare().then(
      () => true,
      (error) => console.error(error.message),
    )
    return add(asOne(built), asOne(await run('node', ['cli/build.mjs'])))
  },
  // The command-line program as it is installed, in pipes and on terminals.
  terminal: () => vitest('terminal', ['--config', 'e2e/terminal/vitest.config.ts']),
  async browser() {
    const { ensureChromium } = await import('./chromium.mjs')
    const ok = await run('playwright', ['test', '-c', 'e2e'], {
      CHROMIUM: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
    })
    return counted('browser', ok, ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failing: specsOf(suites)
        .filter((spec) => !spec.ok || spec.tests.some(({ status }) => status === 'flaky'))
        .map(({ file, title }) => `${file} › ${title}`),
    }))
  },
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in parts))
if (unknown) {
  console.error(`npm test: no part "${unknown}"; there are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

const times = []
let total = { passed: 0, failed: 0 }
const timed = async (name, work) => {
  const started = performance.now()
  console.log(`\n== ${name}`)
  const counts = await work()
  times.push({ name, seconds: (performance.now() - started) / 1000, ...counts })
  total = add(total, counts)
}

await timed('install', async () => {
  ensureInstalled(root)
  return { passed: 0, failed: 0 }
})
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const [name, work] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await timed(name, work)
}

console.log('')
for (const failure of failures) console.log(`failed: ${failure}`)
for (const { name, seconds, passed, failed } of times) {
  console.log(
    `${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${String(passed).padStart(5)} passed  ${failed} failed`,
  )
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
