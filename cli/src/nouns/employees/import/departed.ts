import type { Headings } from '@heed/contracts/rules/import/columns/columns'
import { ColumnMappingError } from '@heed/contracts/rules/import/columns/mapping'
import { createByteReader } from '@heed/contracts/rules/import/lines/byteReader'
import {
  addDepartedSkips,
  createDepartedFinder,
  type DepartedSummary,
} from '@heed/contracts/rules/import/outcomes/departed'
import { hasStatusColumn } from '@heed/contracts/rules/import/outcomes/statusColumns'
import { formatRowSkips, parseRowSkips, type RowSkips } from '@heed/contracts/rules/import/skip'
import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { padStart, sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import type { Source } from '../../../job/source.ts'
import { type ImportOptions, makeImportCommand } from './job.ts'
import type { DetectedFile } from './read/detect.ts'

async function summarizeDepartedPeople(
  source: Source,
  { encoding }: DetectedFile,
  skip: RowSkips,
): Promise<DepartedSummary> {
  const { look, getSummary } = createDepartedFinder(skip)
  const sink = { record: () => undefined, refused: () => undefined }
  const reader = createByteReader(encoding, sink, source.columns, look)
  for await (const chunk of source.chunks()) reader.write(chunk)
  reader.end()
  return getSummary()
}

function formatDepartedSummary({ columns, first, people }: DepartedSummary): string[] {
  const width = Math.max(0, ...first.map(({ lineNumber }) => String(lineNumber).length))
  const hiddenCount = people - first.length
  return [
    ...columns.map(({ column, values }) => {
      const counts = values.map(
        (valueCount) => `${sanitizeText(valueCount.value)} (${formatCount(valueCount.people, 'employee')})`,
      )
      return `${sanitizeText(column)}: ${counts.join(', ')}`
    }),
    ...first.map(({ lineNumber, email, name, column, value }) => {
      const personLabel = name === '' ? email : `${name}, ${email}`
      return `  line ${padStart(String(lineNumber), width)}  ${sanitizeText(`${personLabel}  ${column}: ${value}`)}`
    }),
    ...(hiddenCount > 0 ? [`  and ${formatCount(hiddenCount, 'more employee')}`] : []),
  ]
}

type NamedSource = Pick<Source, 'name' | 'typed'>

async function askToSkip(
  context: Context,
  options: ImportOptions,
  source: NamedSource,
  departedSummary: DepartedSummary,
  skip: RowSkips,
): Promise<RowSkips> {
  const extendedSkip = addDepartedSkips(skip, departedSummary)
  const skipAllPeople: RowSkips = { ...skip, isAll: true }
  const people = formatCount(departedSummary.people, 'employee')
  const text = `${sanitizeText(source.name)} marks ${people} as having left.`
  const formatCommandLine = (chosenSkip: RowSkips) =>
    makeImportCommand(context, { ...options, skip: formatRowSkips(chosenSkip) }, source)
  if (!context.streams.mayAsk) {
    throw new Stop(
      `Nothing was sent: ${text}`,
      exitCodes.usage,
      ...formatDepartedSummary(departedSummary),
      'Leave them out:',
      formatCommandLine(extendedSkip),
      'Import them too:',
      formatCommandLine(skipAllPeople),
    )
  }
  context.streams.error.write(`${[text, ...formatDepartedSummary(departedSummary)].join('\n')}\n`)
  const choices = [
    { value: 'leaveOut', name: 'Leave them out' },
    { value: 'import', name: 'Import them too' },
    { value: 'cancel', name: 'Cancel' },
  ]
  const answer = await context.ask.select(`Import ${people} marked as having left?`, choices, '--skip')
  if (answer === 'leaveOut') return extendedSkip
  if (answer === 'import') return skipAllPeople
  throw new Stop('Cancelled: nothing was sent.', exitCodes.usage)
}

function toStop(error: unknown): unknown {
  if (!(error instanceof ColumnMappingError)) return error
  const skipHint = 'Specify a column and its values: --skip status=deleted,terminated'
  return new Stop(sanitizeText(error.message), exitCodes.usage, skipHint)
}

async function chooseSkip(
  context: Context,
  options: ImportOptions,
  source: NamedSource,
  names: readonly string[],
  find: (skip: RowSkips) => DepartedSummary | Promise<DepartedSummary>,
): Promise<RowSkips | undefined> {
  const skip = parseRowSkips(options.skip ?? [])
  const hasSkipOption = options.skip !== undefined
  if (skip.isAll || !(hasSkipOption || hasStatusColumn(names))) return hasSkipOption ? skip : undefined
  const departedPeople = await find(skip)
  if (departedPeople.people > 0) return await askToSkip(context, options, source, departedPeople, skip)
  return hasSkipOption ? skip : undefined
}

export async function resolveSkip(
  context: Context,
  options: ImportOptions,
  source: Source,
  detectedFile: DetectedFile,
): Promise<RowSkips | undefined> {
  if (source.part) return source.part.skip
  try {
    if (detectedFile.columns) {
      const { names } = detectedFile.columns
      return await chooseSkip(context, options, source, names, (skip) =>
        summarizeDepartedPeople(source, detectedFile, skip),
      )
    }
    if (parseRowSkips(options.skip ?? []).rows.length === 0) return undefined
    throw new Stop(
      "The first line isn't a header, so --skip can't find the column.",
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
  source: NamedSource,
  { headings, rows }: PeopleTable,
  apply: (skip: RowSkips) => void,
): Promise<RowSkips | undefined> {
  try {
    const skip = await chooseSkip(context, options, source, headings.names, (chosenSkip) => {
      const { look, getSummary } = createDepartedFinder(chosenSkip)
      for (const { line, cells } of rows) look(headings, cells, line)
      return getSummary()
    })
    if (skip) apply(skip)
    return skip
  } catch (error) {
    throw toStop(error)
  }
}
