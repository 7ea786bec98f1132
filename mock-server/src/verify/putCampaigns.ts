import { campaignStatus } from '@heed/contracts'
import { company as known, library } from '@heed/contracts/pact/company'
import { aDeliveryRow, aLessonRow, anAssessmentRow, aResultRow, aTrainingRow } from '@heed/fixtures'
import { day } from '../world/Clock.ts'
import type { World } from '../world/World.ts'

const id = 9001

export function putCampaigns(world: World, email: string): void {
  const employee = world.employeesOf(known.id).get(email)
  if (!employee) throw new RangeError(`${email} is no employee of company ${known.id}`)
  const before = world.clock.after(-7 * day)
  const common = { id, companyId: known.id, created: before }
  const delivery = { eventId: id, send: before, sent: before, subjects: [library.subject] }
  world.campaigns.trainings.put(
    aTrainingRow({
      ...common,
      name: 'Passwords',
      updated: before,
      userLists: [known.lists[0].id],
      deliveries: [aDeliveryRow(delivery)],
    }),
  )
  world.campaigns.lessons.put(
    aLessonRow({
      id,
      trainingId: id,
      employeeId: employee.id,
      eventId: id,
      subjectId: library.subject,
      delivered: before,
      viewed: before,
      answered: before,
      correct: 1,
      incorrect: 1,
    }),
  )
  world.campaigns.assessments.put(
    anAssessmentRow({
      ...common,
      name: 'Phishing',
      status: campaignStatus.completed,
      deliveryDate: before,
      due: world.clock.after(-day),
      questions: [library.scenario],
    }),
  )
  world.campaigns.results.put(
    aResultRow({
      id,
      assessmentId: id,
      employeeId: employee.id,
      delivered: before,
      started: before,
      completed: before,
      answers: [
        {
          question: library.scenario,
          area: 'Phishing',
          points: { 'check-sender': 8 },
          at: before,
        },
      ],
    }),
  )
}
