import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTempFolder } from '../../../../test/heed.ts'
import { startProgram } from '../../../../test/program.ts'
import {
  anExecution,
  makeContent,
  type ReportServer,
  startReportServer,
} from '../../../../test/reportServer.ts'
import { manifestName } from './manifest.ts'

let server: ReportServer
let config: string
let out: string

beforeEach(async () => {
  server = await startReportServer()
  server.executions.set(7, [anExecution(12), anExecution(11), anExecution(10)])
  config = await makeTempFolder()
  out = await makeTempFolder()
})
afterEach(() => server.close())

const startDownload = (words = '7 --execution all', folder = out) =>
  startProgram(server.url, config, ['reports', 'download', ...words.split(' '), '--out', folder])
const listFiles = async (folder = out) => (await readdir(folder)).sort()
const makeFileName = (execution: number) => `Norðurljós Report 7 2026-01-${execution} ${execution}.pdf`
const allFiles = [makeFileName(10), makeFileName(11), makeFileName(12), manifestName]

it('a killed download leaves only whole files, and the next one fetches the rest', async () => {
  const { child, ended } = startDownload('7 --execution all --concurrency 1')
  server.fault = (path) => {
    if (!path.includes('/11/')) return undefined
    // The second file's first bytes are being sent.
    setImmediate(() => child.kill('SIGKILL'))
    return 'never ends'
  }
  expect((await ended).code).toBe(null)
  const whole = (await listFiles()).filter((file) => file.endsWith('.pdf'))
  expect(whole).not.toContain(makeFileName(11))
  for (const file of whole) expect(await readFile(join(out, file), 'utf8')).toBe(makeContent(12, 'pdf'))

  server.fault = () => undefined
  const again = await startDownload('7 --execution all --concurrency 1').ended
  expect([again.code, again.output]).toEqual([
    0,
    expect.stringContaining(`Downloaded ${3 - whole.length} files`),
  ])
  expect(await listFiles()).toEqual(allFiles)
}, 60_000)

it('a second download into the same folder is rejected while one is running', async () => {
  let second: ReturnType<typeof startDownload>['ended'] | undefined
  // The first download waits until the second has ended.
  server.hold = async () => {
    second ??= startDownload().ended
    await second
  }
  const first = await startDownload().ended
  expect([first.code, await listFiles()]).toEqual([0, allFiles])
  expect(await second).toMatchObject({
    code: 5,
    error: expect.stringMatching(/Reports are being downloaded to .* by process \d+\./),
  })
}, 60_000)

it.skipIf(process.getuid?.() === 0)('a download into a read-only folder fails with EACCES', async () => {
  await chmod(out, 0o500)
  const { code, error } = await startDownload().ended
  expect([code, error]).toEqual([1, expect.stringContaining('EACCES')])
})

it('a download fails if its folder would be inside a file', async () => {
  const file = join(out, 'file')
  await writeFile(file, '')
  const under = await startDownload('7', join(file, 'reports')).ended
  expect([under.code, under.error]).toEqual([1, expect.stringContaining('ENOTDIR')])
})

it.runIf(process.platform === 'linux')(
  "a download names the folder that the system couldn't create",
  async () => {
    const { code, error } = await startDownload('7', '/proc/heed/reports').ended
    expect([code, error]).toEqual([
      1,
      expect.stringContaining("Couldn't create the folder /proc/heed/reports"),
    ])
  },
)

/** Preloaded into a process: writing a report file fails as on a full disk. */
const fullDiskScript = `
const fs = require('node:fs')
const { openSync, writeSync } = fs
const reports = new Set()
fs.openSync = (path, ...more) => {
  const file = openSync(path, ...more)
  if (/\\.pdf\\..*\\.part$/.test(String(path))) reports.add(file)
  return file
}
fs.writeSync = (file, ...more) => {
  if (!reports.has(file)) return writeSync(file, ...more)
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
}
require('node:module').syncBuiltinESMExports()
`

it('a download on a full disk leaves no partial file', async () => {
  const preload = join(await makeTempFolder(), 'full.cjs')
  await writeFile(preload, fullDiskScript)
  const words = ['reports', 'download', '7', '--out', out]
  const more = { NODE_OPTIONS: `--require ${preload}` }
  const { code, error } = await startProgram(server.url, config, words, undefined, more).ended
  expect([code, error]).toEqual([1, expect.stringContaining('ENOSPC')])
  expect(await listFiles()).toEqual([])
})
