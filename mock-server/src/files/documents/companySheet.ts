import type { Branding } from '@heed/contracts'
import { createSheetPdf, type PdfSheet } from '../pdf/Sheet.ts'
import { type Cell, drawTable } from '../pdf/table.ts'
import { fillPlaceholders, getWords, toSupportedLanguage, type Words } from '../words/index.ts'

interface DocumentTexts {
  language: string
  words: Words
  day(instant: string): string
  minute(instant: string): string
}

export interface CompanyDocument extends DocumentTexts {
  sheet: PdfSheet
  ranges: Branding['assessmentScoreRanges']
}

export interface Letterhead {
  company: string
  product: string
  logo: Uint8Array | undefined
  color: string
  language: string
  ranges: Branding['assessmentScoreRanges']
}

export interface Heading {
  title: string
  issued: string
  zone: string | undefined
  /** Lines below the title. */
  getIntroLines: (texts: DocumentTexts) => readonly string[]
}

/** `draw` may be called twice. */
export function createCompanyPdf(
  { ranges, ...letterhead }: Letterhead,
  { title, issued, zone = 'UTC', getIntroLines }: Heading,
  draw: (document: CompanyDocument) => void,
): Promise<Uint8Array> {
  const language = toSupportedLanguage(letterhead.language)
  const words = getWords(language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const texts = {
    language,
    words,
    day: (instant: string) => date.format(new Date(instant)),
    minute: (instant: string) => `${time.format(new Date(instant))} (${zone})`,
    ranges,
  }
  const documentDetails = {
    ...letterhead,
    title,
    introLines: getIntroLines(texts),
    language,
    issued,
    issuedText: texts.minute(issued),
    formatPageNumber: (page: number, pages: number) => fillPlaceholders(words.page, { page, pages }),
  }
  return createSheetPdf(documentDetails, (sheet) => draw({ sheet, ...texts }))
}

export interface Columns {
  texts: Partial<Record<keyof Words, number>>
  numberColumns: Partial<Record<keyof Words, number>>
}

export function drawSection(
  { sheet, words }: CompanyDocument,
  title: keyof Words,
  { texts, numberColumns }: Columns,
  rows: readonly (readonly Cell[])[] | string,
): void {
  sheet.heading(words[title], 60)
  if (typeof rows === 'string') {
    sheet.paragraph(rows)
    return
  }
  const createColumns = (shares: Columns['texts'], align: 'left' | 'right') =>
    Object.entries(shares).map(([word, share]) => ({ title: words[word as keyof Words], share, align }))
  drawTable(sheet, [...createColumns(texts, 'left'), ...createColumns(numberColumns, 'right')], rows)
}
