import type { Assessment } from '../../entities/campaigns/assessment.ts'
import type { ScoreShare } from '../../entities/campaigns/assessmentResults.ts'
import type { BouncedEmails } from '../../entities/campaigns/campaign.ts'
import type { Training } from '../../entities/campaigns/training.ts'

export const countBouncedEmails = (bounced: BouncedEmails): number =>
  typeof bounced === 'number' ? bounced : bounced.length

export const getItemIds = (items: Training['subjects'] | Assessment['questions']): number[] =>
  items.map((item) => (typeof item === 'number' ? item : item.id))

export const getDeliveryDate = ({
  deliveryDate,
  date,
}: Pick<Assessment, 'deliveryDate' | 'date'>): string | null => deliveryDate ?? date
export const getScoreDistribution = (
  assessment: Pick<Assessment, 'resilienceScoreDistribution' | 'scoreDistribution'>,
): ScoreShare[] => assessment.resilienceScoreDistribution ?? assessment.scoreDistribution ?? []
