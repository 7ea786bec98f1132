import { campaignStatus } from '@heed/contracts'
import { company as known, libraryIds } from '@heed/contracts/pact/company'
import { aDeliveryRow, aLessonRow, anAssessmentRow, aResultRow, aTrainingRow } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import type { World } from '../world/World.ts'

const id = 9001

export function putCampaigns(world: World, email: string): void {
  const employee = world.getEmployeeTable(known.id).get(email)
  if (!employee) throw new RangeError(`${email} is no employee of company ${known.id}`)
  const createdAt = world.clock.after(-7 * dayMs)
  const commonFields = { id, companyId: known.id, created: createdAt }
  const delivery = { eventId: id, send: createdAt, sent: createdAt, subjects: [libraryIds.subject] }
  world.campaigns.trainings.put(
    aTrainingRow({
      ...commonFields,
      name: 'Passwords',
      updated: createdAt,
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
      subjectId: libraryIds.subject,
      delivered: createdAt,
      viewed: createdAt,
      answered: createdAt,
      correct: 1,
      incorrect: 1,
    }),
  )
  world.campaigns.assessments.put(
    anAssessmentRow({
      ...commonFields,
      name: 'Phishing',
      status: campaignStatus.completed,
      deliveryDate: createdAt,
      due: world.clock.after(-dayMs),
      questions: [libraryIds.scenario],
    }),
  )
  world.campaigns.results.put(
    aResultRow({
      id,
      assessmentId: id,
      employeeId: employee.id,
      delivered: createdAt,
      started: createdAt,
      completed: createdAt,
      answers: [
        {
          question: libraryIds.scenario,
          area: 'Phishing',
          points: { 'check-sender': 8 },
          at: createdAt,
        },
      ],
    }),
  )
}
