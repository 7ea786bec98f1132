import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError, type CallOptions, type Company } from '@heed/contracts'
import { beforeEach, expect, it } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import type { Context } from '../../command/context.ts'
import { createCaller } from '../../job/caller.ts'
import { createConcurrencyLimiter } from '../../job/gate.ts'
import { type CampaignFile, fetchCampaignFiles } from './files.ts'

let out: string
let piped: string
beforeEach(async () => {
  out = await makeTempFolder()
  piped = ''
})

const company = { company_id: 1, company_name: 'Norðurljós' } as Company
const makeContext = (facts: Partial<Context> = {}) =>
  ({
    streams: {
      output: { isTTY: false, paint: { green: (text: string) => text } },
      async writeBytes(bytes: Uint8Array) {
        piped += Buffer.from(bytes).toString()
      },
    },
    now: () => new Date('2026-03-02T23:30:00Z'),
    ...facts,
  }) as unknown as Context

const connectionError = new ApiError('read ECONNRESET', {
  kind: 'network',
  operation: 'trainingReports.pdf',
  status: 0,
  requestId: '1',
})
const { signal } = new AbortController()
const calls = {
  call: createCaller({
    gate: createConcurrencyLimiter(1),
    policy: { times: 1, base: 1, cap: 1 },
    sleep: async () => {},
    random: () => 0,
    stop: signal,
    abortSignal: signal,
    onRetry: () => {},
  }),
  progress: { add() {} },
}

const makeFile = (ending: string, text = ending): CampaignFile => ({
  suffix: ending,
  async download({ receive }: CallOptions) {
    async function* bytes() {
      yield Buffer.from(text)
    }
    await receive?.(bytes(), text.length)
  },
})
const twoFiles = [makeFile('report.pdf'), makeFile('employees.csv')]
const fetchInto = (
  to: string,
  files = twoFiles,
  { force = false, facts = {}, zone = undefined as string | undefined } = {},
) =>
  fetchCampaignFiles(makeContext(facts), calls, { company, id: 'p4', name: 'A/B' }, files, {
    out: to,
    force,
    zone,
  })

it('names files after their campaign in a folder that it creates', async () => {
  await fetchInto(join(out, 'new', '/'))
  expect((await readdir(join(out, 'new'))).sort()).toEqual([
    'Norðurljós A_B p4 employees 2026-03-02.csv',
    'Norðurljós A_B p4 report 2026-03-02.pdf',
  ])
})

it('names files by the day in the requested time zone', async () => {
  await fetchInto(join(out, 'new', '/'), [makeFile('report.pdf')], { zone: 'Pacific/Kiritimati' })
  expect(await readdir(join(out, 'new'))).toEqual(['Norðurljós A_B p4 report 2026-03-03.pdf'])
})

it('saves the files of several companies in a folder for each company', async () => {
  await fetchInto(out, twoFiles, { facts: { manyCompanies: true } })
  expect(await readdir(out)).toEqual(['Norðurljós 1'])
})

it('writes a single file to a path, into a folder or to a pipe', async () => {
  await mkdir(join(out, 'folder'))
  await fetchInto(join(out, 'mine.pdf'), [makeFile('report.pdf', 'one')])
  await fetchInto(join(out, 'folder'), [makeFile('report.pdf', 'two')])
  await fetchInto('-', [makeFile('report.pdf', 'three')])
  expect(await readFile(join(out, 'mine.pdf'), 'utf8')).toBe('one')
  expect(await readFile(join(out, 'folder', 'Norðurljós A_B p4 report 2026-03-02.pdf'), 'utf8')).toBe('two')
  expect(piped).toBe('three')
})

it('overwrites an existing file only with force', async () => {
  await writeFile(join(out, 'mine.pdf'), 'mine')
  await expect(fetchInto(join(out, 'mine.pdf'), [makeFile('report.pdf')])).rejects.toThrow('already exists')
  expect(await readFile(join(out, 'mine.pdf'), 'utf8')).toBe('mine')
  await fetchInto(join(out, 'mine.pdf'), [makeFile('report.pdf', 'new')], { force: true })
  expect(await readFile(join(out, 'mine.pdf'), 'utf8')).toBe('new')
})

it.each([
  ['one file', 'x.pdf', "Can't write 2 files to a single file."],
  ['standard output', '-', 'Only one file can be written to standard output.'],
])('rejects two files for %s', async (_, to, message) => {
  await expect(fetchInto(to)).rejects.toThrow(message)
})

it.each(['-', 'mine.pdf'])('retries a broken download and writes the content to %s only once', async (to) => {
  let tries = 0
  const breaking: CampaignFile = {
    suffix: 'report.pdf',
    async download({ receive }) {
      async function* bytes() {
        yield Buffer.from('the first half, ')
        if (tries++ === 0) throw connectionError
        yield Buffer.from('the other')
      }
      await receive?.(bytes(), undefined)
    },
  }
  const path = to === '-' ? to : join(out, to)
  await fetchInto(path, [breaking])
  expect(tries).toBe(2)
  expect(to === '-' ? piped : await readFile(path, 'utf8')).toBe('the first half, the other')
})

it("reports a training that hasn't started and leaves no file", async () => {
  const facts = { kind: 'conflict', operation: 'trainingReports.pdf', status: 409, requestId: '1' } as const
  const early: CampaignFile = {
    suffix: 'report.pdf',
    download: () => Promise.reject(new ApiError('This training has not started yet', facts)),
  }
  await expect(fetchInto(`${out}/`, [early])).rejects.toMatchObject({
    message: 'This training has not started yet',
    code: 8,
  })
  expect(await readdir(out)).toEqual([])
})
