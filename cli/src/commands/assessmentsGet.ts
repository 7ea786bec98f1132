import { statusWord } from '@heed/contracts'
import { bouncedCount, factLines, share, span } from '../campaigns/facts.ts'
import { assessmentKey } from '../campaigns/find.ts'
import type { Context } from '../context.ts'
import { counted } from '../io/words.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'

/** One assessment with the figures of its overview; it names nobody (S1 section 3). */
export async function getAssessment(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const assessmentId = await assessmentKey(client, company, typed)
  const assessment = await client.assessments.get({ companyId: company.company_id, assessmentId })
  const { id, name, status, isScorm, usersTotal, resilienceScore, threatAreas } = assessment
  return {
    kind: 'facts',
    document: assessment,
    lines: factLines(context.streams.output.paint, name, `assessment ${id}`, [
      ['status', `${statusWord(status)}${isScorm ? ', packaged' : ''}`],
      ['people', counted(usersTotal, 'person', 'people')],
      ['started', share(assessment.usersStarted, usersTotal)],
      ['finished', share(assessment.usersFinished, usersTotal)],
      ['resilience score', resilienceScore === null ? 'nobody has answered yet' : String(resilienceScore)],
      ['threat areas', threatAreas.map((area) => `${area.name} ${area.score ?? '–'}`).join(', ')],
      ['mails back', String(bouncedCount(assessment.bouncedEmails) || '')],
      ['runs (UTC)', span(assessment.deliveryDate, assessment.due)],
    ]),
  }
}
