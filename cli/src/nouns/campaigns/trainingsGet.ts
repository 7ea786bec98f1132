import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { campaignFacts, share, span } from './facts.ts'
import { findCampaign, trainings } from './find.ts'

export async function getTraining(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const { campaign } = await findCampaign(trainings, await context.client(), company, typed)
  const { users: __, ...training } = campaign
  return campaignFacts(context, trainings, training, training.totalUsers, [
    ['logged in', share(training.opened, training.totalUsers)],
    ['lessons viewed', share(training.viewed, training.totalForView)],
    ['lessons done', share(training.score, training.total)],
    ['subjects sent', share(training.subjectsSent, training.totalSubjects)],
    ['lists', training.lists.map((list) => list.name ?? String(list.id)).join(', ')],
    ['subjects', training.subjectsNames.join(', ')],
    ['period (UTC)', span(training.firstBatch, training.lastBatch)],
  ])
}
