import type { Branding } from '@heed/contracts'
import { type Sheet, sheetPdf } from '../pdf/Sheet.ts'
import { type Cell, drawTable } from '../pdf/table.ts'
import { filled, getWords, toSpokenLanguage, type Words } from '../words/index.ts'

interface SheetWords {
  words: Words
  day(instant: string): string
  minute(instant: string): string
}

export interface CompanySheet extends SheetWords {
  sheet: Sheet
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
  about: (own: SheetWords) => readonly string[]
}

/** `draw` may be called twice. */
export function companyPdf(
  { ranges, ...letterhead }: Letterhead,
  { title, issued, zone = 'UTC', about }: Heading,
  draw: (own: CompanySheet) => void,
): Promise<Uint8Array> {
  const language = toSpokenLanguage(letterhead.language)
  const words = getWords(language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const own = {
    words,
    day: (instant: string) => date.format(new Date(instant)),
    minute: (instant: string) => `${time.format(new Date(instant))} (${zone})`,
    ranges,
  }
  const facts = {
    ...letterhead,
    title,
    about: about(own),
    language,
    issued,
    issuedText: own.minute(issued),
    pageOf: (page: number, pages: number) => filled(words.page, { page, pages }),
  }
  return sheetPdf(facts, (sheet) => draw({ sheet, ...own }))
}

export interface Columns {
  texts: Partial<Record<keyof Words, number>>
  figures: Partial<Record<keyof Words, number>>
}

export function drawSection(
  { sheet, words }: CompanySheet,
  title: keyof Words,
  { texts, figures }: Columns,
  rows: readonly (readonly Cell[])[] | string,
): void {
  sheet.heading(words[title], 60)
  if (typeof rows === 'string') {
    sheet.paragraph(rows)
    return
  }
  const columns = (shares: Columns['texts'], align: 'left' | 'right') =>
    Object.entries(shares).map(([word, share]) => ({ head: words[word as keyof Words], share, align }))
  drawTable(sheet, [...columns(texts, 'left'), ...columns(figures, 'right')], rows)
}
