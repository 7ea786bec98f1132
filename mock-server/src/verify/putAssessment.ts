import { company as known, libraryIds } from '@heed/contracts/pact/company'
import type { StateParams } from '@heed/contracts/pact/states'
import { anAssessmentRow, aResultRow } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import type { World } from '../world/World.ts'
import { standingStatuses } from './standings.ts'

/** After sending, Ása has answered both scenarios, Björn none, and Carla's email has bounced. */
export function putAssessment(
  world: World,
  { assessmentId, is, packaged }: StateParams<'an assessment'>,
): void {
  const status = standingStatuses[is]
  const isSent = is === 'active' || is === 'completed'
  const delivery = world.clock.after(isSent ? -7 * dayMs : 7 * dayMs)
  world.campaigns.assessments.put(
    anAssessmentRow({
      id: assessmentId,
      companyId: known.id,
      name: 'Where we stand',
      status,
      created: world.clock.after(-9 * dayMs),
      updated: world.clock.after(-9 * dayMs),
      deliveryDate: packaged ? null : delivery,
      due: packaged ? null : world.clock.after(is === 'completed' ? -dayMs : 28 * dayMs),
      questions: [libraryIds.scenario, libraryIds.passwordScenario],
      lists: packaged ? [] : known.lists.map(({ id }) => id),
      remindersEnabled: !packaged,
      reminders: packaged
        ? []
        : [
            {
              id: assessmentId * 10,
              send: world.clock.after(isSent ? -2 * dayMs : 9 * dayMs),
              sent: isSent ? world.clock.after(-2 * dayMs) : null,
              sentTo: isSent ? 1 : 0,
              byHand: false,
            },
          ],
      isScorm: packaged === true,
    }),
  )
  if (!isSent || packaged) return
  for (const [index, { email }] of known.employees.slice(0, 3).entries()) {
    const person = world.getEmployeeTable(known.id).get(email)
    if (!person) throw new RangeError(`${email} is no employee of company ${known.id}`)
    world.campaigns.results.put(
      aResultRow({
        id: assessmentId * 10 + index,
        assessmentId,
        employeeId: person.id,
        delivered: delivery,
        bounced: index === 2 ? delivery : null,
        reachedBy: index === 1 ? [assessmentId * 10] : [],
        ...(index === 0 ? createAnsweredResult(world.clock.after(-6 * dayMs)) : {}),
      }),
    )
  }
}

const createAnsweredResult = (instant: string) => ({
  started: instant,
  completed: instant,
  answers: [
    { question: libraryIds.scenario, area: 'Phishing', points: { 'check-sender': 4 }, at: instant },
    {
      question: libraryIds.passwordScenario,
      area: 'Passwords',
      points: { 'strong-passwords': 9 },
      at: instant,
    },
  ],
})
