import type { Assessment } from '../../entities/assessment.ts'
import type { ScoreShare } from '../../entities/assessmentResults.ts'
import type { Bounced } from '../../entities/campaign.ts'
import type { Training } from '../../entities/training.ts'

/** How many mails of a campaign bounced, whichever way the answer says it. */
export const bouncedCount = (bounced: Bounced): number =>
  typeof bounced === 'number' ? bounced : bounced.length

/** The ids of subjects or questions, which an answer may hold in full. */
export const idsOf = (items: Training['subjects'] | Assessment['questions']): number[] =>
  items.map((item) => (typeof item === 'number' ? item : item.id))

/** The twins of an assessment: the first that is present counts. */
export const deliveryOf = ({
  deliveryDate,
  date,
}: Pick<Assessment, 'deliveryDate' | 'date'>): string | null => deliveryDate ?? date
export const distributionOf = (
  assessment: Pick<Assessment, 'resilienceScoreDistribution' | 'scoreDistribution'>,
): ScoreShare[] => assessment.resilienceScoreDistribution ?? assessment.scoreDistribution ?? []
