import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { skipTexts } from '@heed/contracts/rules/import/skip'
import type { Command } from '../command/command.ts'
import { type Context, type ContextOptions, createContext } from '../command/context.ts'
import type { Outcome, TableOutcome } from '../command/outcome.ts'
import { type ExitCode, exitCodes, Stop } from '../io/exit.ts'
import { explain } from '../io/network/explain.ts'
import { fieldNames } from '../io/print/formats.ts'
import type { Column, Row } from '../io/print/table.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { counted, thousands } from '../io/words.ts'
import type { ImportOptions } from '../nouns/employees/import/job.ts'
import type { Invocation } from '../program/program.ts'
import type { ProgramEnvironment } from '../program/run.ts'
import { readCompanyParts } from './column.ts'
import { type CompanyRef, readCompanies } from './companies.ts'
import { type CompaniesSource, manyFields } from './fields.ts'
import { checkOutputPaths, makeCompanyValues } from './outputPaths.ts'

interface Ended {
  company: CompanyRef
  code: ExitCode
  outcome?: Outcome
  stop?: Stop
}

const standardInput = '-'
const shownFailures = 10

const columns: readonly Column[] = [
  { key: 'companyId', title: 'id', align: 'right', dataOnly: true },
  { key: 'company', title: 'company' },
]
const resultColumns: readonly Column[] = [
  ...columns,
  { key: 'code', title: 'code', align: 'right' },
  { key: 'error', title: 'error' },
]

type Given = Pick<ContextOptions, 'streams' | 'part'>

async function runOne(
  company: CompanyRef,
  { command, argument, more, values, flags, format, chosen, quiet }: Invocation,
  around: ProgramEnvironment & Given & { debug: boolean },
): Promise<Ended> {
  const context = createContext({
    ...around,
    flags: { ...flags, company: String(company.id) },
    format,
    chosen,
    quiet,
    manyCompanies: true,
    location: `heed ${command.name}`,
  })
  try {
    const outcome = await command.run(context, makeCompanyValues(command, values, company), argument, more)
    around.ended?.(command, outcome)
    if (outcome.kind === 'text') return { company, code: exitCodes.done, outcome }
    const { stop, code = exitCodes.done } = outcome
    return { company, code, outcome, ...(stop ? { stop } : {}) }
  } catch (error) {
    const { api } = await context.settings()
    const stop = explain(error, api, { signIn: context.usedSignIn(), debug: around.debug })
    return { company, code: stop.code, stop }
  } finally {
    await context.close()
  }
}

async function isOver({ code }: Ended, context: Context): Promise<boolean> {
  if (code === exitCodes.interrupted) return true
  if (code !== exitCodes.notAllowed) return false
  const client = await context.client()
  return client.auth.getCurrentUser().then(
    () => false,
    () => true,
  )
}

const getReason = ({ stop, code }: Ended): string =>
  stop
    ? (stop.message.split('\n')[0] ?? '')
    : code === exitCodes.refusedLines
      ? 'Some lines were rejected.'
      : ''

function mergeTables(ended: readonly Ended[], command: Command): Pick<TableOutcome, 'columns' | 'rows'> {
  const tables = ended.flatMap(({ company, outcome }) =>
    outcome?.kind === 'table' ? [{ company, outcome }] : [],
  )
  const [first] = tables
  if (first) {
    return {
      columns: [...columns, ...first.outcome.columns],
      rows: tables.flatMap(({ company, outcome }) =>
        outcome.rows.map((row) => ({ companyId: company.id, company: company.name, ...row })),
      ),
    }
  }
  const own = new Set<string>(manyFields)
  const keys = (fieldNames(command.fields) ?? []).filter((key) => !own.has(key))
  return {
    columns: [...resultColumns, ...keys.map((key): Column => ({ key, title: key, dataOnly: true }))],
    rows: ended.map((one) => ({
      ...(one.outcome?.kind === 'facts' ? one.outcome.document : {}),
      companyId: one.company.id,
      company: one.company.name,
      code: one.code,
      error: one.stop ? getReason(one) : null,
    })) as readonly Row[],
  }
}

function toStop(ended: readonly Ended[], left: number, goOn: readonly string[]): Stop | undefined {
  const failed = ended.filter(({ code }) => code !== exitCodes.done)
  if (failed.length === 0) return undefined
  const last = ended.at(-1)?.code
  const agreed = new Set(failed.map(({ code }) => code))
  const code = left > 0 && last ? last : agreed.size === 1 ? (failed[0]?.code ?? 1) : exitCodes.failed
  const done = ended.length - failed.length
  const total = counted(ended.length + left, 'company', 'companies')
  return new Stop(
    `${thousands(done)} of ${total} succeeded.`,
    code,
    ...failed
      .slice(0, shownFailures)
      .map((one) => `${sanitizeText(one.company.name)} (${one.company.id}): ${getReason(one)}`),
    ...(failed.length > shownFailures ? [`and ${thousands(failed.length - shownFailures)} more`] : []),
    ...(left > 0 ? [`${counted(left, 'company was', 'companies were')} not started.`, ...goOn] : []),
  )
}

interface Work {
  companies: readonly CompanyRef[]
  given(company: CompanyRef): Given
  goOn?: readonly string[]
  close(): Promise<void>
}

async function prepareWork(
  { argument, values }: Invocation,
  { streams }: ProgramEnvironment,
  context: Context,
  many: CompaniesSource,
): Promise<Work> {
  const client = await context.client()
  if (many.by === 'column') {
    const options = values as ImportOptions
    const { companies, skip, partOf } = await readCompanyParts(
      client,
      streams,
      argument,
      async (name, ...rows) => {
        const { resolveSkipForAll } = await import('../nouns/employees/import/departed.ts')
        return resolveSkipForAll(context, options, { name, typed: argument }, ...rows)
      },
    )
    // A resumed run must use the same answers.
    const answered = skip && options.skip === undefined ? skipTexts(skip) : []
    const more = answered.map((text) => ` --skip ${shellWord(text)}`).join('')
    return {
      companies,
      given: (company) => ({ streams, part: partOf(company) }),
      goOn: [`To resume all of them, run the same command with --resume${more}`],
      close: async () => {},
    }
  }
  const companies = await readCompanies(client, many.path)
  const { again, close } = await keepInput(
    streams,
    [argument, ...Object.values(values)].includes(standardInput),
  )
  return { companies, given: () => ({ streams: again() }), close }
}

export async function runForEach(
  typed: Invocation,
  around: ProgramEnvironment,
  context: Context,
  many: CompaniesSource,
): Promise<Outcome> {
  const { command, values, format, quiet } = typed
  checkOutputPaths(command, values)
  const { streams } = around
  const { companies, given, close, goOn = [] } = await prepareWork(typed, around, context, many)
  const ended: Ended[] = []
  try {
    for (const company of companies) {
      const own = { ...around, debug: context.debug, ...given(company) }
      const one = await runOne(company, typed, own)
      ended.push(one)
      if (format === 'people' && one.outcome?.kind !== 'table') tell(one, streams.output)
      if (await isOver(one, context)) break
    }
  } finally {
    await close()
  }
  const stop = toStop(ended, companies.length - ended.length, goOn)
  const facts = { ...(stop ? { stop, code: stop.code } : {}) }
  const isTable = ended.some(({ outcome }) => outcome?.kind === 'table')
  const table = mergeTables(ended, command)
  if (format !== 'people' || isTable) {
    return { kind: 'table', ...table, empty: 'Nothing found in any of these companies.', ...facts }
  }
  const all = counted(companies.length, 'company', 'companies')
  return {
    kind: 'facts',
    document: {},
    lines: stop || quiet ? [] : ['', `${streams.output.paint.green('✓')} Done for ${all}`],
    ...facts,
  }
}

function tell(
  { company, outcome, stop, code }: Ended,
  output: ProgramEnvironment['streams']['output'],
): void {
  const mark = code === exitCodes.done ? '' : `${output.paint.red('✗')} `
  const lines = outcome?.kind === 'facts' ? outcome.lines : []
  const why = stop ? stop.message.split('\n').concat(stop.next) : []
  output.write(
    [
      `${mark}${output.paint.bold(sanitizeText(company.name))} (${company.id})`,
      ...[...lines, ...why].map((line) => `  ${line}`),
    ]
      .join('\n')
      .concat('\n'),
  )
}

async function keepInput(
  streams: Streams,
  isRead: boolean,
): Promise<{ again(): Streams; close(): Promise<void> }> {
  if (!isRead) return { again: () => streams, close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'heed-'))
  const path = join(folder, 'input')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of streams.input) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
  return {
    // Inherits instead of copying, so that later changes, such as an open prompt, also appear here.
    again: () => Object.assign(Object.create(streams) as Streams, { input: createReadStream(path) }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
