import { campaignStatus, transport } from '@heed/contracts'
import { company as known, library } from '@heed/contracts/pact/company'
import { anAssessmentRow, aResultRow } from '@heed/fixtures'
import { day } from '../world/Clock.ts'
import type { World } from '../world/World.ts'

const id = 9001

/** A running training with one lesson done, and a completed assessment, of one employee. */
export function putCampaigns(world: World, email: string): void {
  const employee = world.employeesOf(known.id).get(email)
  if (!employee) throw new RangeError(`${email} is no employee of company ${known.id}`)
  const before = world.clock.after(-7 * day)
  const common = { id, companyId: known.id, created: before }
  world.campaigns.trainings.put({
    ...common,
    name: 'Passwords',
    status: campaignStatus.active,
    deliveries: [{ eventId: id, title: 'Strong passwords', send: before }],
    reminderTransport: transport.email,
  })
  world.campaigns.lessons.put({
    id,
    trainingId: id,
    employeeId: employee.id,
    eventId: id,
    delivered: before,
    viewed: before,
    correct: 1,
    incorrect: 1,
  })
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
          score: 80,
          behaviours: { 'check-sender': 80 },
          at: before,
        },
      ],
    }),
  )
}
