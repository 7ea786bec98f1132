import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import {
  createDecoder,
  type EncodingProblem,
  findDecodingProblem,
  type ImportEncoding,
  sniffImportFile,
} from '@heed/contracts/rules/import/bytes/encoding'
import type { Headings } from '@heed/contracts/rules/import/columns/columns'
import { looksLikeHeadings } from '@heed/contracts/rules/import/columns/headings'
import { type ColumnChoice, formatColumns } from '@heed/contracts/rules/import/columns/mapping'
import { type RecognisedColumns, recogniseColumns } from '@heed/contracts/rules/import/columns/recognise'
import { createImportReader, type FileRecord } from '@heed/contracts/rules/import/lines/lines'
import { isFullyImported, type LineLayout } from '@heed/contracts/rules/import/lines/shownLine'
import { findSeparatorUsage, type SeparatorUsage } from '@heed/contracts/rules/import/lines/splittingSigns'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import type { Paint } from '../../../../io/terminal/paint.ts'
import { padStart, sanitizeText, shorten } from '../../../../io/terminal/width.ts'

export interface DetectedFile {
  encoding: ImportEncoding
  bom: boolean
  separator: SeparatorUsage['main']
  otherSplitsLine: number | null
  lineEnds: 'LF' | 'CRLF' | 'CR'
  heading: string | null
  columns: Headings | null
  layout: LineLayout
  rows: readonly FileRecord[]
  foreignColumns: RecognisedColumns | null
  encodingProblem: EncodingProblem | null
}

const maxShownRows = 3
const pieceSize = 4096
const encodingNames: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8',
  'iso-8859-1': 'ISO 8859-1',
}
const getEncodingName = (encoding: ImportEncoding): string => encodingNames[encoding]

export function detectFile(
  firstBytes: Uint8Array,
  encoding: ImportEncoding,
  choice?: ColumnChoice,
  knownHeadings?: Headings,
): DetectedFile {
  const sniffedFile = sniffImportFile(firstBytes)
  if (sniffedFile.kind === 'refused') throw new Stop(sniffedFile.message, exitCodes.failed)
  // end() isn't called: a character cut off at the end of the sample doesn't mean that the file is damaged.
  const text = createDecoder(encoding).write(firstBytes)
  const rows: FileRecord[] = []
  const reader = createImportReader(
    {
      record(record) {
        // A line with several lists is reported once per list.
        if (rows.length < maxShownRows && rows.at(-1)?.lineNumber !== record.lineNumber) rows.push(record)
      },
      refused() {
        // Refusals are reported when the whole file is checked.
      },
    },
    choice,
    undefined,
    knownHeadings,
  )
  for (let start = 0; start < text.length && rows.length < maxShownRows; start += pieceSize) {
    reader.write(text.slice(start, start + pieceSize))
  }
  reader.end()
  const lines = text.split(/\r\n|\r|\n/)
  const [firstLine = ''] = lines
  const { main: separator, otherSplitsLine } = findSeparatorUsage(lines, reader.separator)
  return {
    encoding,
    bom: sniffedFile.bom,
    separator,
    otherSplitsLine,
    lineEnds: text.includes('\r\n') ? 'CRLF' : text.includes('\n') || !text.includes('\r') ? 'LF' : 'CR',
    heading: !reader.headings && looksLikeHeadings(firstLine) ? firstLine : null,
    columns: reader.headings,
    layout: { headings: reader.headings, separator: reader.separator },
    rows,
    foreignColumns: choice || knownHeadings ? null : recogniseColumns(text),
    encodingProblem: hideSample(findDecodingProblem(text, encoding, firstBytes), reader.headings),
  }
}

const saveAsUtf8Hint = 'Save the file as CSV UTF-8 and import it again'

export const hideSample = (
  encodingProblem: EncodingProblem | null,
  headings: Headings | null,
): EncodingProblem | null =>
  encodingProblem && (isFullyImported(headings) ? encodingProblem : { ...encodingProblem, sample: '' })

export function createEncodingStop({ sample, offer }: EncodingProblem, encoding: ImportEncoding): Stop {
  return new Stop(
    `Some characters look garbled when the file is read as ${getEncodingName(encoding)}${sample && `: ${sanitizeText(sample)}`}`,
    exitCodes.usage,
    offer
      ? `Add --encoding ${offer}, or --encoding ${encoding} to import it anyway.`
      : `${saveAsUtf8Hint}, or add --encoding ${encoding} to import it anyway.`,
  )
}

const columnDescriptions = { email: 'email', name: 'name', list: 'list', tags: 'tags' } as const

const formatVendor = ({ vendor, version }: NonNullable<RecognisedColumns['vendor']>): string =>
  `${vendor} (${version})`

export function createForeignColumnsStop(
  { choice, columns, vendor }: RecognisedColumns,
  name: string,
  line: string,
  isDry: boolean,
): Stop {
  const width = String(columns.length).length
  const columnTexts = columns.map(({ number, heading, sample, holds }) => {
    const columnText = [heading, sample && `e.g. ${sample}`].filter(Boolean).join(', ')
    return shorten(
      `${padStart(String(number), width)}  ${holds ? columnDescriptions[holds] : '–'}${columnText && `: ${sanitizeText(columnText)}`}`,
      76,
    )
  })
  return new Stop(
    `Nothing was sent: ${sanitizeText(name)} is a file from ${vendor ? formatVendor(vendor) : 'another system'}.`,
    exitCodes.usage,
    ...columnTexts,
    ...(columns.some(({ holds }) => holds === null)
      ? [
          "Columns marked – won't be imported. To import them, add them to --columns, for example name=1+2,list=4,tags=5",
        ]
      : []),
    ...(choice.nameFallback
      ? ['If a name is empty, it is built from the columns after the | in --columns.']
      : []),
    isDry ? 'Preview the import:' : 'Import the file:',
    `${line} --columns ${quoteShellWord(formatColumns(choice))}`,
  )
}

function formatSeparator({ separator, otherSplitsLine }: DetectedFile): string {
  const [main, otherSeparator] = separator === ';' ? ['semicolon', 'comma'] : ['comma', 'semicolon']
  return otherSplitsLine === null ? main : `${main}; also ${otherSeparator}, first on line ${otherSplitsLine}`
}

export function formatDetectedLines(detectedFile: DetectedFile, paint: Paint, columns: number): string[] {
  const formatDetectedLine = (label: string, value: string) =>
    `  ${paint.dim(label.padEnd(10))}  ${shorten(sanitizeText(value), Math.max(20, columns - 14))}`
  const bom = detectedFile.bom ? ' with byte order mark' : ''
  const lines = [
    formatDetectedLine(
      'encoding',
      `${getEncodingName(detectedFile.encoding)}${bom}, ${detectedFile.lineEnds} line breaks`,
    ),
    formatDetectedLine('separator', formatSeparator(detectedFile)),
  ]
  if (detectedFile.columns && detectedFile.columns.lineNumber > 0) {
    const { read, left } = detectedFile.columns
    lines.push(
      formatDetectedLine(
        'columns',
        `${read.join(', ')}${left.length > 0 ? `; not imported: ${left.join(', ')}` : ''}`,
      ),
    )
  }
  if (detectedFile.heading !== null)
    lines.push(
      formatDetectedLine('header', `line 1 has no employee and will be rejected: ${detectedFile.heading}`),
    )
  for (const { email, name, listName, metadata, lineNumber } of detectedFile.rows) {
    const cells = [email, name || '–', listName || '–', ...(metadata.length > 0 ? [metadata.join(', ')] : [])]
    lines.push(formatDetectedLine(`line ${lineNumber}`, cells.join(' │ ')))
  }
  if (detectedFile.encodingProblem) {
    const { sample, offer } = detectedFile.encodingProblem
    const encodingHint = offer ? `Try --encoding ${offer}` : `${saveAsUtf8Hint}.`
    lines.push(
      `  ${paint.yellow('!')} Some characters look garbled${sample && `: ${sanitizeText(sample)}`}. ${encodingHint}`,
    )
  }
  return lines
}
