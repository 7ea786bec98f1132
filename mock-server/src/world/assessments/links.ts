import type { AssessmentRow } from '@heed/fixtures'

/** What a company hands out itself where the delivery is manual: whoever opens it says who they are (S1 section 4). */
export const sharedLink = (origin: string, { uniqueId }: Pick<AssessmentRow, 'uniqueId'>): string =>
  `${origin}/take/assessment/of/${uniqueId}`
