import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createTempFolder, runHeed } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

// When calls fail, files of trainings and assessments must be complete, or missing with a reason.
let world: TestWorld
let env: Record<string, string>
let folder: string
/** A complete file of each kind, downloaded without faults. */
const completeFiles = new Map<string, string>()

const kinds = [
  { kind: 'trainings', words: ['--format', 'csv'], operation: 'trainingReports.usersCsv' },
  { kind: 'assessments', words: [], operation: 'assessmentReports.detailedCsv' },
] as const

const runReport = ({ kind, words }: Pick<(typeof kinds)[number], 'kind' | 'words'>, out: string) =>
  runHeed([kind, 'report', campaignNames[kind], ...words, '--out', out], { env })
const campaignNames = { trainings: 'Phishing basics', assessments: 'Where we stand' } as const

beforeAll(async () => {
  world = await createWorld()
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  for (const one of kinds) {
    const { code, output, error } = await runReport(one, '-')
    expect(code, error).toBe(0)
    completeFiles.set(one.kind, output)
  }
})
beforeEach(async () => {
  folder = await createTempFolder()
})

const setFault = (step: object) => world.control('faults', { seed: 1, steps: [step] })

const faultCases = [
  { day: 'too many calls, with a time', step: { status: 429, headers: { 'retry-after': '1' } } },
  { day: 'too many calls, without a time', step: { status: 429 } },
  { day: 'a gateway in trouble', step: { status: 502 } },
  { day: 'a server that restarts', step: { status: 503 } },
  { day: 'a gateway that waited too long', step: { status: 504 } },
  { day: 'a connection reset before the call', step: { reset: 'before' } },
  { day: 'a connection reset after the call', step: { reset: 'after' } },
  { day: 'an answer cut off in the middle', step: { cut: true } },
]

it.each(kinds.flatMap((one) => faultCases.map((day) => ({ ...one, ...day }))))(
  '$kind, $day: the report command retries and writes the complete file',
  async ({ operation, step, ...one }) => {
    await setFault({ operation, count: 1, ...step })
    const { code, error } = await runReport(one, `${folder}/`)
    expect(code, error).toBe(0)
    const [file = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(await readFile(join(folder, file), 'utf8')).toBe(completeFiles.get(one.kind))
  },
)

it.each(kinds)(
  '$kind: a report on standard output contains nothing from a cut-off response',
  async ({ operation, ...one }) => {
    await setFault({ operation, count: 1, cut: true })
    const { code, output, error } = await runReport(one, '-')
    expect(code, error).toBe(0)
    expect(output).toBe(completeFiles.get(one.kind))
  },
)

it.each(kinds)(
  '$kind: an hour-long retry-after ends the report with code 5 and leaves no file',
  async (one) => {
    await setFault({ operation: one.operation, status: 429, headers: { 'retry-after': '3600' } })
    const { code, error } = await runReport(one, `${folder}/`)
    expect(code).toBe(5)
    expect(error).toContain('Run the command again in 3600 s')
    expect(await readdir(folder)).toEqual([])
  },
)
