import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatShare, formatSpan, getCampaignFacts } from './facts.ts'
import { findCampaign, trainingSource } from './find.ts'

export async function getTraining(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const { campaign } = await findCampaign(trainingSource, await context.client(), company, nameOrId)
  const { users: __, ...training } = campaign
  return getCampaignFacts(context, trainingSource, training, training.totalUsers, [
    ['logged in', formatShare(training.opened, training.totalUsers)],
    ['lessons viewed', formatShare(training.viewed, training.totalForView)],
    ['lessons done', formatShare(training.score, training.total)],
    ['subjects sent', formatShare(training.subjectsSent, training.totalSubjects)],
    ['lists', training.lists.map((list) => list.name ?? String(list.id)).join(', ')],
    ['subjects', training.subjectsNames.join(', ')],
    ['period (UTC)', formatSpan(training.firstBatch, training.lastBatch)],
  ])
}
