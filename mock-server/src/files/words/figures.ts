import { filled, spokenIn, wordsOf } from './index.ts'

/** How numbers are written in a language. */
export interface Figures {
  count(value: number): string
  /** Of whole percent from 0 to 100. */
  percent(value: number): string
  /** Of a part of a distribution, which has a digit more: '41.2%'. */
  share(percent: number): string
  /** Some of all, in words. */
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
    ofTotal: (part, total) => filled(wordsOf(language).ofTotal, { part: count(part), total: count(total) }),
  }
}

/** The figures of documents and mails to a company of a language, in the language that they speak to it. */
export function figuresIn(language: string): Figures {
  const spoken = spokenIn(language)
  const figures = known.get(spoken) ?? written(spoken)
  known.set(spoken, figures)
  return figures
}
