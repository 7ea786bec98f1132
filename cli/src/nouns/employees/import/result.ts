import { formatShownLine } from '@heed/contracts/rules/import/lines/shownLine'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'
import type { Paint } from '../../../io/terminal/paint.ts'
import { measureWidth, padEnd, padStart, sanitizeText, shorten } from '../../../io/terminal/width.ts'
import { counted, thousands } from '../../../io/words.ts'
import { leaversDocument } from '../delete/leavers.ts'
import type { ChangedLine } from './changes.ts'
import type { Detected } from './read/detect.ts'
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
  { encoding, layout }: Pick<Detected, 'encoding' | 'layout'>,
  totals: ImportTotals,
  { obsolete, leavers }: Pick<Removal, 'obsolete' | 'leavers'>,
  refused: readonly Refusal[],
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
    ...leaversDocument(leavers),
    invalid: totals.invalid,
    newLists: totals.newLists,
    errors: [...refused]
      .sort((one, other) => one.lineNumber - other.lineNumber)
      .map(({ lineNumber, line, message }) => ({
        line: lineNumber,
        text: formatShownLine(line, layout),
        message,
      })),
  }
}

const shownErrors = 10
const shownLists = 5

const meanings = {
  new: ['employee added', 'employees added'],
  updated: ['employee changed', 'employees changed'],
  unchanged: ['employee unchanged', 'employees unchanged'],
  repeated: ['line with a repeated address', 'lines with repeated addresses'],
  leftOut: ['row left out by --skip', 'rows left out by --skip'],
  cleanedNames: ['name cleaned of invisible characters', 'names cleaned of invisible characters'],
  obsolete: [
    "employee on these lists who isn't in the file",
    "employees on these lists who aren't in the file",
  ],
  invalid: ['line rejected', 'lines rejected'],
} as const

function errorLines(
  { errors, invalid }: Pick<ImportDocument, 'errors' | 'invalid'>,
  paint: Paint,
  columns: number,
): string[] {
  const shown = errors.slice(0, shownErrors)
  const number = Math.max(0, ...shown.map(({ line }) => String(line).length))
  const reason = Math.max(0, ...shown.map(({ message }) => measureWidth(message)))
  const lines = shown.map(({ line, text, message }) => {
    const head = `  line ${padStart(String(line), number)}  ${padEnd(sanitizeText(message), reason)}  `
    return `${paint.yellow(head)}${shorten(sanitizeText(text), Math.max(10, columns - measureWidth(head)))}`
  })
  if (invalid > shown.length) lines.push(paint.dim(`  and ${counted(invalid - shown.length, 'more line')}`))
  return lines
}

function changeLines(
  { changes = [], updated }: Pick<ImportDocument, 'changes' | 'updated'>,
  paint: Paint,
  columns: number,
): string[] {
  const number = Math.max(0, ...changes.map(({ line }) => String(line).length))
  const lines = changes.flatMap(({ line, email, changes: own }) => [
    shorten(`  line ${padStart(String(line), number)}  ${sanitizeText(email)}`, columns),
    ...own.map(({ field, from, to }) => {
      const change = `${' '.repeat(number + 9)}${field}: ${sanitizeText(from) || 'none'} → ${sanitizeText(to)}`
      return paint.dim(shorten(change, columns))
    }),
  ])
  const left = updated - changes.length
  if (left > 0 && lines.length > 0) lines.push(paint.dim(`  and ${counted(left, 'more employee')}`))
  return lines
}

export function resultLines(document: ImportDocument, paint: Paint, columns: number): string[] {
  const numbers = (Object.keys(meanings) as (keyof typeof meanings)[]).filter(
    (key) => key === 'new' || document[key] > 0,
  )
  const width = Math.max(...numbers.map((key) => thousands(document[key]).length))
  const lines = numbers.map((key) => {
    const amount = padStart(thousands(document[key]), width)
    const [one, many] = meanings[key]
    return `  ${key === 'invalid' ? paint.yellow(amount) : paint.bold(amount)}  ${document[key] === 1 ? one : many}`
  })
  const { newLists } = document
  if (newLists.length > 0) {
    const names = newLists.slice(0, shownLists).map(sanitizeText).join(', ')
    const more = newLists.length > shownLists ? ` and ${thousands(newLists.length - shownLists)} more` : ''
    const amount = padStart(thousands(newLists.length), width)
    lines.push(
      `  ${paint.bold(amount)}  ${shorten(`new ${newLists.length === 1 ? 'list' : 'lists'}: ${names}${more}`, columns - width - 4)}`,
    )
  }
  for (const more of [changeLines(document, paint, columns), errorLines(document, paint, columns)]) {
    if (more.length > 0) lines.push('', ...more)
  }
  return lines
}
