import type { AssessmentRow, ResultRow } from '@heed/fixtures'

/** Where one person answers an assessment; the key cannot be guessed. */
export const personalLink = (origin: string, { key }: Pick<ResultRow, 'key'>): string =>
  `${origin}/take/assessment/${key}`

/** What a company hands out itself where the delivery is manual: whoever opens it says who they are (S1 section 4). */
export const sharedLink = (origin: string, { uniqueId }: Pick<AssessmentRow, 'uniqueId'>): string =>
  `${origin}/take/assessment/of/${uniqueId}`
