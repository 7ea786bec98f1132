/** @module-tag property */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeFormulas } from '@heed/contracts/rules/csv'
import {
  chunkBytes,
  chunkSizes,
  createMultiByteName,
  createNameText,
  splitIntoChunks,
} from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { aPartner, parseDocument } from '../../../../test/customersFile.ts'
import { type RunOptions, runHeed } from '../../../../test/heed.ts'

const partner = aPartner()
type PartnerWorkspace = Awaited<ReturnType<typeof partner.place>>
let workspace: PartnerWorkspace
beforeAll(async () => {
  workspace = await partner.place('')
})

const runCreate = (from: string, words: readonly string[] = [], options: RunOptions = {}) =>
  runHeed(['companies', 'create', '--from', from, '--yes', ...words], { ...options, env: workspace.env })

const quoteCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const heading = 'name,plan,seats,validity,managerEmail,managerName'
const toLine = (name: string, manager: string, at: number) =>
  [name, 'standard', '5', '12', `m${at}@example.is`, manager].map(quoteCell).join(',')

/** Companies with unique names. */
const companies = fc.uniqueArray(
  fc.record({
    name: createNameText({ minLength: 4, maxLength: 8 }).filter((name) => [...name].length >= 4),
    manager: createNameText({ maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 5, selector: ({ name }) => name.toLowerCase() },
)
type Company = { name: string; manager: string }
const toWorld = (all: readonly Company[]) =>
  new Map(all.map(({ name, manager }, at) => [name, { name: manager, email: `m${at}@example.is` }]))
const listCreatedCompanies = () =>
  new Map(
    [...partner.server.customers.values()].map(
      ({ name, managers: [{ name: manager = '', email } = { email: '' }] }) => [
        name,
        { name: manager, email },
      ],
    ),
  )
const parseCsvRows = (text: string) => parse(text, { columns: true, bom: true }) as { name: string }[]

it('companies create keeps every character of names, also in all result formats', { tags: 'slow' }, () =>
  fc.assert(
    fc.asyncProperty(companies, chunkSizes, async (all, taken) => {
      partner.server.reset()
      const text = [heading, ...all.map(({ name, manager }, at) => toLine(name, manager, at))].join('\n')
      const [csv, json] = [join(workspace.folder, 'result.csv'), join(workspace.folder, 'result.json')]
      const first = await runCreate('-', ['--json', '--result', csv], {
        input: splitIntoChunks(Buffer.from(text), taken),
      })
      expect(first.code, first.error).toBe(0)
      expect(listCreatedCompanies()).toEqual(toWorld(all))
      const expected = all.map(({ name }) => name)
      const getNames = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name)
      expect(getNames(parseDocument(first.output).companies)).toEqual(expected)
      const shown = expected.map(escapeFormulas)
      expect(getNames(parseCsvRows(await readFile(csv, 'utf8')))).toEqual(shown)
      const results = (format: string) => workspace.run(['runs', 'results', 'last', format])
      expect(getNames(parseCsvRows((await results('--csv')).output))).toEqual(shown)
      expect(getNames(JSON.parse((await results('--json')).output))).toEqual(expected)
      await writeFile(workspace.file, text)
      const again = await runCreate(workspace.file, ['--json', '--result', json])
      expect([again.code, parseDocument(again.output).existed]).toEqual([0, all.length])
      expect(getNames(JSON.parse(await readFile(json, 'utf8')))).toEqual(expected)
    }),
    { numRuns: limitRuns(15) },
  ),
)

it('companies create resumes with the same names after an interruption', () =>
  fc.assert(
    fc.asyncProperty(companies, fc.nat(4), async (all, at) => {
      partner.server.reset()
      await writeFile(
        workspace.file,
        [heading, ...all.map(({ name, manager }, row) => toLine(name, manager, row))].join('\n'),
      )
      const end = new AbortController()
      partner.server.fault = (call, before) => {
        if (call !== 'POST /companies' || before < at) return undefined
        end.abort()
        return 'cut after it is saved'
      }
      const interrupts = () => ({ stop: end.signal, abortSignal: end.signal })
      const first = await runCreate(workspace.file, ['--concurrency', '1'], { interrupts })
      partner.server.fault = () => undefined
      if (first.code === 130) expect((await workspace.run(['runs', 'resume', 'last'])).code).toBe(0)
      expect(listCreatedCompanies()).toEqual(toWorld(all))
    }),
    { numRuns: limitRuns(10) },
  ))

it('companies create keeps a name intact across a chunk boundary', async () => {
  const name = createMultiByteName(1)
  const line = toLine(name, name, 0)
  const before = Buffer.byteLength(line.slice(0, line.indexOf(name)))
  for (let cut = 1; cut < Buffer.byteLength(name); cut++) {
    partner.server.reset()
    const filler = '\n'.repeat(chunkBytes - Buffer.byteLength(heading) - before - cut)
    const text = `${heading}${filler}${line}\n`
    expect(Buffer.from(text).indexOf(name)).toBe(chunkBytes - cut)
    await writeFile(workspace.file, text)
    expect((await runCreate(workspace.file)).code).toBe(0)
    expect(listCreatedCompanies()).toEqual(toWorld([{ name, manager: name }]))
  }
})
