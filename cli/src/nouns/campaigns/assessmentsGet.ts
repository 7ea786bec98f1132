import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { campaignFacts, share, span } from './facts.ts'
import { assessments, findCampaign } from './find.ts'

export async function getAssessment(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const { campaign } = await findCampaign(assessments, await context.client(), company, typed)
  const { usersTotal, usersStarted, usersFinished, resilienceScore, threatAreas } = campaign
  return campaignFacts(context, assessments, campaign, usersTotal, [
    ['started', share(usersStarted, usersTotal)],
    ['finished', share(usersFinished, usersTotal)],
    ['resilience score', resilienceScore === null ? 'no answers yet' : String(resilienceScore)],
    ['threat areas', threatAreas.map((area) => `${area.name} ${area.score ?? '–'}`).join(', ')],
    ['period (UTC)', span(campaign.deliveryDate, campaign.due)],
  ])
}
