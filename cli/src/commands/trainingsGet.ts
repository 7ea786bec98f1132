import { statusWord } from '@heed/contracts'
import { bouncedCount, factLines, share, span } from '../campaigns/facts.ts'
import { trainingKey } from '../campaigns/find.ts'
import type { Context } from '../context.ts'
import { counted } from '../io/words.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'

/** One training with the figures of its overview; it names nobody (S1 section 3). */
export async function getTraining(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const trainingId = await trainingKey(client, company, typed)
  const { users: __, ...training } = await client.trainings.get({ companyId: company.company_id, trainingId })
  const { id, name, status, isScorm } = training
  return {
    kind: 'facts',
    document: training,
    lines: factLines(context.streams.output.paint, name, `training ${id}`, [
      ['status', `${statusWord(status)}${isScorm ? ', packaged' : ''}`],
      ['people', counted(training.totalUsers, 'person', 'people')],
      ['logged in', share(training.opened, training.totalUsers)],
      ['lessons viewed', share(training.viewed, training.totalForView)],
      ['lessons done', share(training.score, training.total)],
      ['subjects sent', share(training.subjectsSent, training.totalSubjects)],
      ['mails back', String(bouncedCount(training.bouncedEmails) || '')],
      ['lists', training.lists.map((list) => list.name ?? String(list.id)).join(', ')],
      ['subjects', training.subjectsNames.join(', ')],
      ['runs (UTC)', span(training.firstBatch, training.lastBatch)],
    ]),
  }
}
