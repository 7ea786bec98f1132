import { getScoreColor, riskBands } from '@heed/contracts'
import type { CompanyDocument } from '../documents/companySheet.ts'
import { getNumberFormats } from './figures.ts'
import { getWords, type Words } from './index.ts'

const bandWords = ['veryRisky', 'risky', 'fair', 'veryGood', 'excellent'] as const satisfies (keyof Words)[]

export interface ShownScore {
  text: string
  color: string
}

export const scoreMark = '■'

export function getBandWord(score: number): keyof Words {
  return bandWords[riskBands.findIndex(({ to }) => Math.round(score) <= to)] ?? 'excellent'
}

export function describeScore(
  language: string,
  score: number,
  ranges?: CompanyDocument['ranges'],
): ShownScore {
  const number = getNumberFormats(language).percent(Math.round(score))
  return {
    text: `${number} ${getWords(language)[getBandWord(score)]}`,
    color: getScoreColor(score, ranges),
  }
}
