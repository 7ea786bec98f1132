import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, type RunOptions, runHeed, token } from '../../../../test/heed.ts'
import {
  anExecution,
  makeContent,
  type ReportServer,
  startReportServer,
} from '../../../../test/reportServer.ts'
import { type FetchedFile, manifestName } from './manifest.ts'

let server: ReportServer
let out: string

beforeEach(async () => {
  server = await startReportServer()
  server.executions.set(7, [anExecution(12), anExecution(11), anExecution(10)])
  out = await makeTempFolder()
})
afterEach(() => server.close())

const runDownload = (words: string, options: RunOptions = {}) =>
  runHeed(['reports', 'download', ...words.split(' '), '--out', out], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '1' },
    ...options,
  })
const listFiles = async () => (await readdir(out)).sort()
const readContents = (name: string) => readFile(join(out, name), 'utf8')
const readManifestFiles = async () =>
  (JSON.parse(await readContents(manifestName)) as { files: FetchedFile[] }).files
const listFileCalls = () => server.calls.filter((call) => /(pdf|csv|generate)$/.test(call))

const makeFileName = (execution: number, format = 'csv') =>
  `Norðurljós Report 7 2026-01-${execution} ${execution}.${format}`

it('reports download saves the latest file and describes it in the manifest', async () => {
  const { code, output } = await runDownload('7 --format csv')
  expect([code, output]).toEqual([0, `✓ Downloaded 1 file (120 B) to ${out}\n`])
  const content = makeContent(12, 'csv')
  expect(await readContents(makeFileName(12))).toBe(content)
  expect(await listFiles()).toEqual([makeFileName(12), manifestName])
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(await readManifestFiles()).toMatchObject([
    { company: 1, report: 7, execution: 12, format: 'csv', file: makeFileName(12), bytes: 120, sha256 },
  ])
})

it('reports download writes files that only their owner can read', async () => {
  await runDownload('7')
  const modes = (await listFiles()).map(async (file) => (await stat(join(out, file))).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o600, 0o600])
})

it.each([
  ['all', '7 --execution all', [10, 11, 12]],
  ['one', '7 --execution 11', [11]],
  ['all since a date', '7 --since 2026-01-11', [11, 12]],
  ['all until a date', '7 --until 2026-01-11', [10, 11]],
  ['all of one day', '7 --since 2026-01-11 --until 2026-01-11', [11]],
  ['the latest since a date', '7 --since 2026-01-11 --execution latest', [12]],
])('reports download chooses executions: %s', async (_, words, executions) => {
  await runDownload(words)
  expect(await listFiles()).toEqual([...executions.map((id) => makeFileName(id, 'pdf')), manifestName])
})

it('reports download rejects a first day after the last day', async () => {
  const { code, error } = await runDownload('7 --since 2026-01-31 --until 2026-01-01')
  expect([code, error.split('\n')[0], server.calls]).toEqual([2, '✗ --since is after --until.', []])
})

it('reports download creates no folder for a company without reports', async () => {
  server.executions.clear()
  const folder = join(out, 'empty')
  const { code, output } = await runHeed(['reports', 'download', '--all', '--out', folder], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '1' },
  })
  expect([code, output]).toEqual([0, 'Norðurljós has no matching report files.\n'])
  expect(await listFiles()).toEqual([])
})

it('reports download skips files that are already in the folder', async () => {
  await runDownload('--all --execution all')
  const asked = listFileCalls().length
  const { code, output } = await runDownload('--all --execution all')
  expect([code, output, listFileCalls().length]).toEqual([0, `3 files already in ${out}\n`, asked])
})

it.each([true, false])(
  'reports download knows existing files by size without a manifest (length announced: %s)',
  async (announced) => {
    server.announces = announced
    await writeFile(join(out, makeFileName(12)), makeContent(12, 'csv'))
    await writeFile(join(out, makeFileName(11)), 'mine')
    const { code, error } = await runDownload('7 --execution all --format csv')
    expect(code).toBe(1)
    expect(error).toContain(
      `A different file called ${makeFileName(11)} already exists. To overwrite it, add --force.`,
    )
    expect(await readContents(makeFileName(11))).toBe('mine')
    expect(await listFiles()).toEqual([makeFileName(10), makeFileName(11), makeFileName(12), manifestName])
    expect(new Set((await readManifestFiles()).map(({ file }) => file))).toEqual(
      new Set([makeFileName(10), makeFileName(12)]),
    )

    expect((await runDownload('7 --execution all --format csv --force')).code).toBe(0)
    expect(await readContents(makeFileName(11))).toBe(makeContent(11, 'csv'))
  },
)

it("reports download treats another execution's file as different, whatever its size", async () => {
  await runDownload('7 --name {report} --format csv')
  server.executions.set(7, [anExecution(13), anExecution(12)])
  const { code, error } = await runDownload('7 --name {report} --format csv')
  expect([code, error.includes('A different file called Report 7.csv already exists')]).toEqual([1, true])
  expect(await readContents('Report 7.csv')).toBe(makeContent(12, 'csv'))
})

it('reports download has a missing file generated', async () => {
  server.executions.set(7, [anExecution(12, { hasPDF: false })])
  expect((await runDownload('7')).code).toBe(0)
  expect(listFileCalls().map((call) => call.split('/').at(-1))).toEqual(['generate', 'pdf'])
})

it('reports download retries a broken transfer and leaves no partial file', async () => {
  server.fault = (_, before) => (before < 2 ? 'cut in the middle' : undefined)
  expect((await runDownload('7 --format csv')).code).toBe(0)
  expect(await readContents(makeFileName(12))).toBe(makeContent(12, 'csv'))
  expect(await listFiles()).toEqual([makeFileName(12), manifestName])
})

it.each(['--all', '"Report 7"'])('reports download retries the list of reports for %s', async (words) => {
  server.fault = (path, before) => (path.endsWith('/reports') && before < 2 ? 503 : undefined)
  const { code } = await runHeed(['reports', 'download', words.replaceAll('"', ''), '--out', out], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '1' },
  })
  expect([code, await listFiles()]).toEqual([0, [makeFileName(12, 'pdf'), manifestName]])
})

it.each([
  [1, 500],
  [5, 503],
])('reports download exits with %i after status %i and saves the other files', async (expected, status) => {
  server.fault = (path) => (path.includes('/11/') ? status : undefined)
  const { code, error } = await runDownload('7 --execution all')
  expect(code).toBe(expected)
  expect(error).toContain('Not downloaded: 1 of 3 files.')
  expect(error).toMatch(new RegExp(`Report 7 +11 +pdf +Refused with ${status}`))
  expect(await listFiles()).toEqual([makeFileName(10, 'pdf'), makeFileName(12, 'pdf'), manifestName])
})

it('reports download stops when the sign-in expires and prints the command to run again', async () => {
  server.fault = (_, before) => (before === 0 ? 401 : undefined)
  const { code, error } = await runDownload('7 --execution all --concurrency 1')
  expect(code).toBe(4)
  expect(listFileCalls()).toHaveLength(1)
  expect(error).toContain('Sign in again: heed login')
  const line = error.trimEnd().split('\n').at(-1)?.trim()
  expect(line).toBe(`heed reports download 7 --company 1 --execution all --out ${out}`)
})

it('reports download leaves no partial file when interrupted and finishes later', async () => {
  const stop = new AbortController()
  server.fault = (path) => {
    if (!path.includes('/11/')) return undefined
    setImmediate(() => {
      stop.abort()
    })
    return 'never ends'
  }
  const words = '7 --execution all --concurrency 1'
  const interrupts = () => ({ stop: stop.signal, abortSignal: stop.signal })
  const { code, error } = await runDownload(words, { interrupts })
  expect(code).toBe(130)
  expect(error).toContain('Interrupted. Not downloaded: 2 of 3 files.')
  expect(await listFiles()).toEqual([makeFileName(12, 'pdf'), manifestName])
  server.fault = () => undefined
  expect((await runDownload(words)).output).toContain('Downloaded 2 files')
})

it('reports download rejects a --name that gives several files the same name', async () => {
  const { code, error } = await runDownload('7 --execution all --name {report}')
  expect([code, listFileCalls(), await listFiles()]).toEqual([2, [], []])
  expect(error).toContain('would give 3 files the name "Report 7.pdf"')
})

it.each([
  ['is running', { status: 1 }, 8, 'The report is being generated'],
  ['failed', { status: 3 }, 1, 'No Report was generated'],
])('reports download says that a report that %s has no file', async (_, facts, expected, message) => {
  server.executions.set(7, [anExecution(12, { ...facts, hasPDF: false, hasCSV: false, generatedAt: null })])
  const { code, error } = await runDownload('7')
  expect([code, error.includes(message)]).toEqual([expected, true])
  server.executions.set(8, [anExecution(9)])
  const all = await runDownload('--all')
  expect(all.code).toBe(0)
  expect(all.output).toContain(`Report 7: ${message}`)
})

it.each([
  ['neither a report nor --all', ''],
  ['both a report and --all', '7 --all'],
  ['one execution of all reports', '--all --execution 3'],
])('reports download rejects %s', async (_, words) => {
  const { code } = await runHeed(['reports', 'download', ...words.split(' ').filter(Boolean)])
  expect(code).toBe(2)
})

it('reports download rejects an invalid manifest', async () => {
  await writeFile(join(out, manifestName), '{"files":[1]}')
  const { code, error } = await runDownload('7')
  expect([code, error.includes("isn't a list of downloaded reports")]).toEqual([1, true])
})
