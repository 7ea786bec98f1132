// `npm test`: everything that must hold, part by part. `npm test -- unit lint` runs the named parts only.
import { AsyncLocalStorage } from 'node:async_hooks'
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

/** Longer than any test may take by its own limit: only what says nothing for so long stands still. */
const silence = 600_000

/** What a part says that stands beside another one is kept until its turn. */
const kept = new AsyncLocalStorage()

function teller() {
  const lines = kept.getStore()
  return (text) => (lines ? lines.push(text) : process.stdout.write(text))
}

/** Runs one command of node_modules/.bin; the promise tells whether it ended with 0. */
function run(command, args, extra = {}) {
  const say = teller()
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : `${root}node_modules/.bin/${command}`
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...extra },
      stdio: ['inherit', 'pipe', 'pipe'],
    })
    let patience
    let goodbye
    const limit = setTimeout(() => {
      say(`${command} stood still and was ended\n`)
      // Asked first, so that it ends what it started itself.
      child.kill('SIGTERM')
      patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    }, silence)
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text) => {
        limit.refresh()
        say(text)
      })
    }
    const end = (ok) => {
      clearTimeout(limit)
      clearTimeout(patience)
      clearTimeout(goodbye)
      resolve(ok)
    }
    // What it started and left behind may hold its output open for ever.
    child.on('exit', (code) => {
      goodbye = setTimeout(end, 2_000, code === 0)
    })
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

/** What stands in one line is done one after the other, beside the other line: each keeps one processor busy. */
const sideBySide = [['types', 'lint', 'unused', 'build'], ['consumers']]
const others = Object.keys(parts).filter((name) => !sideBySide.flat().includes(name))
const stages = [sideBySide, ...others.map((name) => [[name]])]

const isChosen = (name) => chosen.length === 0 || chosen.includes(name)

const times = []

async function timed(name, work) {
  const started = performance.now()
  teller()(`\n== ${name}\n`)
  const counts = await work()
  return { name, seconds: (performance.now() - started) / 1000, ...counts }
}

async function oneAfterTheOther(names) {
  const done = []
  for (const name of names.filter(isChosen)) done.push(await timed(name, parts[name]))
  return done
}

times.push(
  await timed('install', async () => {
    ensureInstalled(root)
    return { passed: 0, failed: 0 }
  }),
)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const [first, ...more] of stages) {
  const beside = more.map((names) => {
    const lines = []
    return { lines, done: kept.run(lines, () => oneAfterTheOther(names)) }
  })
  times.push(...(await oneAfterTheOther(first)))
  for (const { lines, done } of beside) {
    times.push(...(await done))
    process.stdout.write(lines.join(''))
  }
}
const total = times.reduce(add)
const whole = { name: 'whole', seconds: performance.now() / 1000, ...total }

console.log('')
for (const failure of failures) console.log(`failed: ${failure}`)
for (const { name, seconds, passed, failed } of [...times, whole]) {
  console.log(
    `${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${String(passed).padStart(5)} passed  ${failed} failed`,
  )
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
