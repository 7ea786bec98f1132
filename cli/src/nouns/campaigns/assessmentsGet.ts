import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatShare, formatSpan, getCampaignFacts } from './facts.ts'
import { assessmentSource, findCampaign } from './find.ts'

export async function getAssessment(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const { campaign } = await findCampaign(assessmentSource, await context.client(), company, nameOrId)
  const { usersTotal, usersStarted, usersFinished, resilienceScore, threatAreas } = campaign
  return getCampaignFacts(context, assessmentSource, campaign, usersTotal, [
    ['started', formatShare(usersStarted, usersTotal)],
    ['finished', formatShare(usersFinished, usersTotal)],
    ['resilience score', resilienceScore === null ? 'no answers yet' : String(resilienceScore)],
    ['threat areas', threatAreas.map((area) => `${area.name} ${area.score ?? '–'}`).join(', ')],
    ['period (UTC)', formatSpan(campaign.deliveryDate, campaign.due)],
  ])
}
