import { assessmentScheduleType, campaignStatus } from '@heed/contracts'
import { call } from '../../testing/testCall.ts'
import { type FigureContext, readAllPages } from './asking.ts'

export function checkDashboard({ world, companyId, admin, findings }: FigureContext): void {
  const cards = call(world, 'dashboard.getStatus', { companyId }, admin)
  const trainings = readAllPages((page) => {
    const { automations, count } = call(world, 'trainings.list', { companyId, ...page }, admin)
    return { rows: automations, count }
  }).rows
  const assessments = readAllPages((page) => {
    const { assessments: rows, count } = call(world, 'assessments.list', { companyId, ...page }, admin)
    return { rows, count }
  }).rows
  const countByStatus = (rows: readonly { status: number }[], status: number) =>
    rows.filter((row) => row.status === status).length
  const { active, completed } = campaignStatus
  findings.checkEqual('cards', {
    cards: [
      cards.trainings.active,
      cards.trainings.completed,
      cards.assessments.active,
      cards.assessments.completed,
    ].map(({ value }) => value),
    lists: [
      ...[countByStatus(trainings, active), countByStatus(trainings, completed)],
      ...[countByStatus(assessments, active), countByStatus(assessments, completed)],
    ],
  })
  const employeeCount = call(world, 'employees.list', { companyId, n: 1 }, admin).count
  for (const { users } of [cards.trainings.active, cards.assessments.active, cards.trainings.completed]) {
    findings.checkRange('people of a card', users, 0, employeeCount)
  }
  for (const row of trainings) {
    if (row.isScorm) continue
    const { events } = call(world, 'trainings.get', { companyId, trainingId: String(row.id) }, admin)
    for (const month of new Set(events.map(({ send }) => send.slice(0, 7)))) {
      const calendar = call(world, 'dashboard.getEvents', { companyId, m: month }, admin).events
      findings.checkEqual(`training ${row.id} in the calendar of ${month}`, {
        calendar: calendar
          .filter(({ id, type }) => type === 'training' && id === row.id)
          .map(({ eventId, date, status }) => [eventId, date, status]),
        training: events
          .filter(({ send }) => send.startsWith(month))
          .map(({ id, send, status }) => [id, send, status])
          .sort(([, a], [, b]) => (String(a) < String(b) ? -1 : 1)),
      })
    }
  }
  for (const row of assessments) {
    if (row.isScorm) continue
    const params = { companyId, assessmentId: String(row.id) }
    const { deliveryDate, due, scheduleType } = call(world, 'assessments.get', params, admin)
    const dates = [scheduleType === assessmentScheduleType.manual ? null : deliveryDate, due].flatMap(
      (date) => date ?? [],
    )
    const months = [...new Set(dates.map((date) => date.slice(0, 7)))]
    findings.checkEqual(`assessment ${row.id} in the calendar`, {
      calendar: months
        .flatMap((month) => call(world, 'dashboard.getEvents', { companyId, m: month }, admin).events)
        .filter(({ id, type }) => type === 'assessment' && id === row.id)
        .map(({ date }) => date),
      assessment: dates.toSorted(),
    })
  }
}
