import {
  assessmentScheduleType,
  type CalendarEvent,
  campaignStatus,
  computeAssessmentTotals,
} from '@heed/contracts'
import type { AssessmentRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getTally } from '../assessments/results/tally.ts'
import { formatCampaignKey } from '../campaigns/findCampaign.ts'
import { getTrainingFigures } from '../trainings/results/record.ts'
import { listTrainingEvents } from '../trainings/trainingViews.ts'

/** `month` is in UTC, such as '2026-02'. The result is sorted by date (S2 section 3, C-20). */
export function listCalendarEvents(world: World, companyId: number, month: string): CalendarEvent[] {
  const { trainingsByCompany, assessmentsByCompany } = world.campaigns
  const isPlanned = ({ status }: { status: number }) => status !== campaignStatus.draft
  const isInMonth = ({ date }: { date: string }) => date.startsWith(`${month}-`)
  return [
    ...trainingsByCompany
      .get(companyId)
      .filter(isPlanned)
      .flatMap((training) =>
        addPeopleCounts(
          listTrainingDates(training).filter(isInMonth),
          () => getTrainingFigures(world, training).totalUsers,
        ),
      ),
    ...assessmentsByCompany
      .get(companyId)
      .filter(isPlanned)
      .flatMap((assessment) =>
        addPeopleCounts(
          listAssessmentDates(world, assessment).filter(isInMonth),
          () => computeAssessmentTotals(getTally(world, assessment)).usersTotal,
        ),
      ),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function addPeopleCounts(events: readonly CalendarEvent[], countPeople: () => number): CalendarEvent[] {
  if (events.length === 0) return []
  const users = countPeople()
  return events.map((event) => ({ ...event, users }))
}

const listTrainingDates = (training: TrainingRow): CalendarEvent[] =>
  listTrainingEvents(training).map(({ id, send, status }) => ({
    id: formatCampaignKey(training),
    eventId: id,
    name: training.name,
    type: 'training',
    date: send,
    status,
  }))

/** A `status` above 0 means past; shared links have no delivery date. */
function listAssessmentDates({ clock }: World, assessment: AssessmentRow): CalendarEvent[] {
  const { id, name, scheduleType, deliveryDate, due, isScorm } = assessment
  if (isScorm) return []
  const isSent = scheduleType !== assessmentScheduleType.manual
  const createEvents = (eventId: number, label: string, date: string | null): CalendarEvent[] =>
    date === null
      ? []
      : [
          {
            id: formatCampaignKey(assessment),
            eventId,
            name: label,
            type: 'assessment',
            date,
            status: clock.isPast(date) ? 1 : 0,
          },
        ]
  return [
    ...createEvents(2 * id, name, isSent ? deliveryDate : null),
    ...createEvents(2 * id + 1, `Due: ${name}`, due),
  ]
}
