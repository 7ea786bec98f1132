import type { Headings } from '@heed/contracts/rules/import/columns/columns'
import { ColumnMappingError } from '@heed/contracts/rules/import/columns/mapping'
import { createByteReader } from '@heed/contracts/rules/import/lines/byteReader'
import {
  createDepartedFinder,
  type DepartedSummary,
  skipAlso,
} from '@heed/contracts/rules/import/outcomes/departed'
import { hasStatusColumn } from '@heed/contracts/rules/import/outcomes/statusColumns'
import { readSkip, type Skip, skipTexts } from '@heed/contracts/rules/import/skip'
import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { padStart, sanitizeText } from '../../../io/terminal/width.ts'
import { counted } from '../../../io/words.ts'
import type { Source } from '../../../job/source.ts'
import { type ImportOptions, makeImportCommand } from './job.ts'
import type { Detected } from './read/detect.ts'

async function findDeparted(source: Source, { encoding }: Detected, skip: Skip): Promise<DepartedSummary> {
  const { look, found } = createDepartedFinder(skip)
  const sink = { record: () => undefined, refused: () => undefined }
  const reader = createByteReader(encoding, sink, source.columns, look)
  for await (const chunk of source.chunks()) reader.write(chunk)
  reader.end()
  return found()
}

function describe({ columns, first, people }: DepartedSummary): string[] {
  const width = Math.max(0, ...first.map(({ lineNumber }) => String(lineNumber).length))
  const more = people - first.length
  return [
    ...columns.map(({ column, values }) => {
      const counts = values.map((one) => `${sanitizeText(one.value)} (${counted(one.people, 'employee')})`)
      return `${sanitizeText(column)}: ${counts.join(', ')}`
    }),
    ...first.map(({ lineNumber, email, name, column, value }) => {
      const who = name === '' ? email : `${name}, ${email}`
      return `  line ${padStart(String(lineNumber), width)}  ${sanitizeText(`${who}  ${column}: ${value}`)}`
    }),
    ...(more > 0 ? [`  and ${counted(more, 'more employee')}`] : []),
  ]
}

type Named = Pick<Source, 'name' | 'typed'>

async function ask(
  context: Context,
  options: ImportOptions,
  source: Named,
  found: DepartedSummary,
  skip: Skip,
): Promise<Skip> {
  const without = skipAlso(skip, found)
  const everyone: Skip = { ...skip, isAll: true }
  const people = counted(found.people, 'employee')
  const text = `${sanitizeText(source.name)} marks ${people} as having left.`
  const lineWith = (chosen: Skip) =>
    makeImportCommand(context, { ...options, skip: skipTexts(chosen) }, source)
  if (!context.streams.mayAsk) {
    throw new Stop(
      `Nothing was sent: ${text}`,
      exitCodes.usage,
      ...describe(found),
      'Leave them out:',
      lineWith(without),
      'Import them too:',
      lineWith(everyone),
    )
  }
  context.streams.error.write(`${[text, ...describe(found)].join('\n')}\n`)
  const choices = [
    { value: 'leaveOut', name: 'Leave them out' },
    { value: 'import', name: 'Import them too' },
    { value: 'cancel', name: 'Cancel' },
  ]
  const answer = await context.ask.select(`Import ${people} marked as having left?`, choices, '--skip')
  if (answer === 'leaveOut') return without
  if (answer === 'import') return everyone
  throw new Stop('Cancelled: nothing was sent.', exitCodes.usage)
}

function toStop(error: unknown): unknown {
  if (!(error instanceof ColumnMappingError)) return error
  const next = 'Specify a column and its values: --skip status=deleted,terminated'
  return new Stop(sanitizeText(error.message), exitCodes.usage, next)
}

async function choose(
  context: Context,
  options: ImportOptions,
  source: Named,
  names: readonly string[],
  find: (skip: Skip) => DepartedSummary | Promise<DepartedSummary>,
): Promise<Skip | undefined> {
  const skip = readSkip(options.skip ?? [])
  const isAsked = options.skip !== undefined
  if (skip.isAll || !(isAsked || hasStatusColumn(names))) return isAsked ? skip : undefined
  const departed = await find(skip)
  if (departed.people > 0) return await ask(context, options, source, departed, skip)
  return isAsked ? skip : undefined
}

export async function resolveSkip(
  context: Context,
  options: ImportOptions,
  source: Source,
  found: Detected,
): Promise<Skip | undefined> {
  if (source.part) return source.part.skip
  try {
    if (found.columns) {
      const { names } = found.columns
      return await choose(context, options, source, names, (skip) => findDeparted(source, found, skip))
    }
    if (readSkip(options.skip ?? []).rows.length === 0) return undefined
    throw new Stop(
      "The first line isn't a header, so --skip can't find its column.",
      exitCodes.usage,
      'Specify the columns: --columns email=1,name=2',
    )
  } catch (error) {
    throw toStop(error)
  }
}

export interface PeopleTable {
  headings: Headings
  rows: readonly { line: number; cells: readonly string[] }[]
}

export async function resolveSkipForAll(
  context: Context,
  options: ImportOptions,
  source: Named,
  { headings, rows }: PeopleTable,
  apply: (skip: Skip) => void,
): Promise<Skip | undefined> {
  try {
    const skip = await choose(context, options, source, headings.names, (chosen) => {
      const { look, found } = createDepartedFinder(chosen)
      for (const { line, cells } of rows) look(headings, cells, line)
      return found()
    })
    if (skip) apply(skip)
    return skip
  } catch (error) {
    throw toStop(error)
  }
}
