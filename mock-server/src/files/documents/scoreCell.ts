import type { Cell } from '../pdf/table.ts'
import { describeScore } from '../words/scores.ts'
import type { CompanyDocument } from './companySheet.ts'

export const toScoreCell = ({ language, ranges }: CompanyDocument, score: number | null): Cell =>
  score === null ? { percent: null } : describeScore(language, score, ranges)
