import { assessmentScheduleType, assessmentTotals, type CalendarEvent, campaignStatus } from '@heed/contracts'
import type { AssessmentRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getTally } from '../assessments/results/tally.ts'
import { campaignKey } from '../campaigns/findCampaign.ts'
import { getTrainingFigures } from '../trainings/results/record.ts'
import { trainingEvents } from '../trainings/trainingViews.ts'

/** `month` is in UTC, such as '2026-02'. The result is sorted by date (S2 section 3, C-20). */
export function calendarEvents(world: World, companyId: number, month: string): CalendarEvent[] {
  const { trainingsOfCompany, assessmentsOfCompany } = world.campaigns
  const isPlanned = ({ status }: { status: number }) => status !== campaignStatus.draft
  const isThen = ({ date }: { date: string }) => date.startsWith(`${month}-`)
  return [
    ...trainingsOfCompany
      .of(companyId)
      .filter(isPlanned)
      .flatMap((training) =>
        reaching(
          datesOfTraining(training).filter(isThen),
          () => getTrainingFigures(world, training).totalUsers,
        ),
      ),
    ...assessmentsOfCompany
      .of(companyId)
      .filter(isPlanned)
      .flatMap((assessment) =>
        reaching(
          datesOfAssessment(world, assessment).filter(isThen),
          () => assessmentTotals(getTally(world, assessment)).usersTotal,
        ),
      ),
  ].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

function reaching(events: readonly CalendarEvent[], people: () => number): CalendarEvent[] {
  if (events.length === 0) return []
  const users = people()
  return events.map((event) => ({ ...event, users }))
}

const datesOfTraining = (training: TrainingRow): CalendarEvent[] =>
  trainingEvents(training).map(({ id, send, status }) => ({
    id: campaignKey(training),
    eventId: id,
    name: training.name,
    type: 'training',
    date: send,
    status,
  }))

/** Status above 0 means past; shared links have no delivery date. */
function datesOfAssessment({ clock }: World, assessment: AssessmentRow): CalendarEvent[] {
  const { id, name, scheduleType, deliveryDate, due, isScorm } = assessment
  if (isScorm) return []
  const isSent = scheduleType !== assessmentScheduleType.manual
  const event = (eventId: number, named: string, date: string | null): CalendarEvent[] =>
    date === null
      ? []
      : [
          {
            id: campaignKey(assessment),
            eventId,
            name: named,
            type: 'assessment',
            date,
            status: clock.isPast(date) ? 1 : 0,
          },
        ]
  return [...event(2 * id, name, isSent ? deliveryDate : null), ...event(2 * id + 1, `Due: ${name}`, due)]
}
