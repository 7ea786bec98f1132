import { filled, getWords, toSpokenLanguage } from './index.ts'

export interface Figures {
  count(value: number): string
  /** Whole per cent, 0–100. */
  percent(value: number): string
  share(percent: number): string
  ofTotal(part: number, total: number): string
}

const known = new Map<string, Figures>()

function written(language: string): Figures {
  const counts = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const shares = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const count = (value: number) => counts.format(value)
  return {
    count,
    percent: (value) => percents.format(value / 100),
    share: (percent) => shares.format(percent / 100),
    ofTotal: (part, total) => filled(getWords(language).ofTotal, { part: count(part), total: count(total) }),
  }
}

export function getNumberFormats(language: string): Figures {
  const spoken = toSpokenLanguage(language)
  const figures = known.get(spoken) ?? written(spoken)
  known.set(spoken, figures)
  return figures
}
