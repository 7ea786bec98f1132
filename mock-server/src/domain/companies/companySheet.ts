import { productColor } from '@heed/contracts/rules/branding/productColor'
import type { CompanyRow } from '@heed/fixtures'
import { type Sheet, sheetPdf } from '../../files/pdf/Sheet.ts'
import { type Cell, drawTable } from '../../files/pdf/table.ts'
import { filled, spokenIn, type Words, wordsOf } from '../../files/words/index.ts'
import type { World } from '../../world/World.ts'
import { companyBrand } from './brands.ts'

export interface SheetWords {
  words: Words
  day(instant: string): string
  minute(instant: string): string
}

export interface CompanySheet extends SheetWords {
  sheet: Sheet
  ranges: ReturnType<typeof companyBrand>['assessmentScoreRanges']
}

/** `about` lines appear below the title. `draw` may be called twice. */
export function companyPdf(
  world: World,
  company: CompanyRow,
  {
    title,
    issued,
    zone = 'UTC',
    about,
  }: {
    title: string
    issued: string
    zone: string | undefined
    about: (own: SheetWords) => readonly string[]
  },
  draw: (own: CompanySheet) => void,
): Promise<Uint8Array> {
  const brand = companyBrand(world, company)
  const language = spokenIn(company.language)
  const words = wordsOf(language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const own = {
    words,
    day: (instant: string) => date.format(new Date(instant)),
    minute: (instant: string) => `${time.format(new Date(instant))} (${zone})`,
    ranges: brand.assessmentScoreRanges,
  }
  const logo = world.billing.logos.get(company.id)
  const facts = {
    title,
    about: about(own),
    company: company.name,
    product: brand.name,
    logo: logo && Buffer.from(logo.base64, 'base64'),
    color: brand['ui.colors.primary'] ?? productColor,
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
