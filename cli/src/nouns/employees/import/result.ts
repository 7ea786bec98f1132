import { formatShownLine } from '@heed/contracts/rules/import/lines/shownLine'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'
import type { Paint } from '../../../io/terminal/paint.ts'
import type { Sink } from '../../../io/terminal/streams.ts'
import { measureWidth, padEnd, padStart, sanitizeText, shorten } from '../../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../../io/words.ts'
import { toLeaversDocument } from '../delete/leavers.ts'
import type { ChangedLine } from './changes.ts'
import type { DetectedFile } from './read/detect.ts'
import type { Refusal } from './read/refusals.ts'
import type { Removal } from './send/removal.ts'
import type { SeatsNeeded } from './send/seats.ts'

export interface ImportDocument {
  file: string
  encoding: string
  lines: number
  new: number
  updated: number
  unchanged: number
  repeated: number
  leftOut: number
  cleanedNames: number
  obsolete: number
  deleted: number
  onlyLeftLists: number
  outcomeUnknown: number
  invalid: number
  newLists: string[]
  seats?: SeatsNeeded
  changes?: readonly ChangedLine[]
  errors: { line: number; text: string; message: string }[]
}

export function toImportDocument(
  file: string,
  { encoding, layout }: Pick<DetectedFile, 'encoding' | 'layout'>,
  totals: ImportTotals,
  { obsolete, leavers }: Pick<Removal, 'obsolete' | 'leavers'>,
  refusals: readonly Refusal[],
): ImportDocument {
  return {
    file,
    encoding,
    lines: totals.lines,
    new: totals.new,
    updated: totals.updated,
    unchanged: totals.unchanged,
    repeated: totals.repeated,
    leftOut: totals.leftOut ?? 0,
    cleanedNames: totals.cleanedNames ?? 0,
    obsolete,
    ...toLeaversDocument(leavers),
    invalid: totals.invalid,
    newLists: totals.newLists,
    errors: [...refusals]
      .sort((a, b) => a.lineNumber - b.lineNumber)
      .map(({ lineNumber, line, message }) => ({
        line: lineNumber,
        text: formatShownLine(line, layout),
        message,
      })),
  }
}

const maxShownErrors = 10
const maxShownLists = 5

const importCountTexts = {
  new: ['employee added', 'employees added'],
  updated: ['employee changed', 'employees changed'],
  unchanged: ['employee unchanged', 'employees unchanged'],
  repeated: ['line with a repeated address', 'lines with repeated addresses'],
  leftOut: ['row left out by --skip', 'rows left out by --skip'],
  cleanedNames: ['name with invisible characters removed', 'names with invisible characters removed'],
  obsolete: [
    "employee on the imported lists who isn't in the file",
    "employees on the imported lists who aren't in the file",
  ],
  invalid: ['line rejected', 'lines rejected'],
} as const

const dryRunTexts = {
  ...importCountTexts,
  new: ['employee would be added', 'employees would be added'],
  updated: ['employee would be changed', 'employees would be changed'],
} as const

function formatErrorLines(
  { errors, invalid }: Pick<ImportDocument, 'errors' | 'invalid'>,
  paint: Paint,
  columns: number,
): string[] {
  const shownErrorRows = errors.slice(0, maxShownErrors)
  const number = Math.max(0, ...shownErrorRows.map(({ line }) => String(line).length))
  const reason = Math.max(0, ...shownErrorRows.map(({ message }) => measureWidth(message)))
  const lines = shownErrorRows.map(({ line, text, message }) => {
    const lineStart = `  line ${padStart(String(line), number)}  ${padEnd(sanitizeText(message), reason)}  `
    return `${paint.yellow(lineStart)}${shorten(sanitizeText(text), Math.max(10, columns - measureWidth(lineStart)))}`
  })
  if (invalid > shownErrorRows.length)
    lines.push(paint.dim(`  and ${formatCount(invalid - shownErrorRows.length, 'more line')}`))
  return lines
}

function formatChangeLines(
  { changes = [], updated }: Pick<ImportDocument, 'changes' | 'updated'>,
  paint: Paint,
  columns: number,
): string[] {
  const number = Math.max(0, ...changes.map(({ line }) => String(line).length))
  const lines = changes.flatMap(({ line, email, changes }) => [
    shorten(`  line ${padStart(String(line), number)}  ${sanitizeText(email)}`, columns),
    ...changes.map(({ field, from, to }) => {
      const change = `${' '.repeat(number + 9)}${field}: ${sanitizeText(from) || 'none'} → ${sanitizeText(to)}`
      return paint.dim(shorten(change, columns))
    }),
  ])
  const hiddenCount = updated - changes.length
  if (hiddenCount > 0 && lines.length > 0)
    lines.push(paint.dim(`  and ${formatCount(hiddenCount, 'more employee')}`))
  return lines
}

export function formatResultLines(
  document: ImportDocument,
  { paint, columns }: Sink,
  dryRun: boolean,
): string[] {
  const countTexts = dryRun ? dryRunTexts : importCountTexts
  const numbers = (Object.keys(importCountTexts) as (keyof typeof importCountTexts)[]).filter(
    (key) => key === 'new' || document[key] > 0,
  )
  const width = Math.max(...numbers.map((key) => formatThousands(document[key]).length))
  const lines = numbers.map((key) => {
    const amount = padStart(formatThousands(document[key]), width)
    const [singular, plural] = countTexts[key]
    return `  ${key === 'invalid' ? paint.yellow(amount) : paint.bold(amount)}  ${document[key] === 1 ? singular : plural}`
  })
  const { newLists } = document
  if (newLists.length > 0) {
    const names = newLists.slice(0, maxShownLists).map(sanitizeText).join(', ')
    const moreText =
      newLists.length > maxShownLists ? ` and ${formatThousands(newLists.length - maxShownLists)} more` : ''
    const amount = padStart(formatThousands(newLists.length), width)
    lines.push(
      `  ${paint.bold(amount)}  ${shorten(`new ${newLists.length === 1 ? 'list' : 'lists'}: ${names}${moreText}`, columns - width - 4)}`,
    )
  }
  for (const section of [
    formatChangeLines(document, paint, columns),
    formatErrorLines(document, paint, columns),
  ]) {
    if (section.length > 0) lines.push('', ...section)
  }
  return lines
}
