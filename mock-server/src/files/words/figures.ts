import { fillPlaceholders, getWords, toSupportedLanguage } from './index.ts'

export interface NumberFormats {
  count(value: number): string
  /** Whole per cent, 0–100. */
  percent(value: number): string
  share(percent: number): string
  formatOfTotal(part: number, total: number): string
}

const formatsByLanguage = new Map<string, NumberFormats>()

function createNumberFormats(language: string): NumberFormats {
  const counts = new Intl.NumberFormat(language)
  const percentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const shares = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const count = (value: number) => counts.format(value)
  return {
    count,
    percent: (value) => percentFormat.format(value / 100),
    share: (percent) => shares.format(percent / 100),
    formatOfTotal: (part, total) =>
      fillPlaceholders(getWords(language).ofTotal, { part: count(part), total: count(total) }),
  }
}

export function getNumberFormats(language: string): NumberFormats {
  const spokenLanguage = toSupportedLanguage(language)
  const formats = formatsByLanguage.get(spokenLanguage) ?? createNumberFormats(spokenLanguage)
  formatsByLanguage.set(spokenLanguage, formats)
  return formats
}
