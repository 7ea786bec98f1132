import { getPersonScore, type UserAssessment } from '@heed/contracts'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { getAreas } from '../assessments/results/questions.ts'
import { computeTally } from '../assessments/results/tally.ts'
import { parseCampaignId } from '../campaigns/findCampaign.ts'
import {
  createEmailLog,
  getUserStatus,
  groupByTraining,
  toUserTrainingView,
} from '../trainings/results/userStatus.ts'

type EmployeeHandlers = Pick<AreaHandlers<'employees'>, 'status' | 'listTrainings' | 'listAssessments'>

export const employeeCampaigns: EmployeeHandlers = {
  status({ world, company, input, caller }) {
    const { id } = findEmployee(world, company, input.email)
    const wantedId = input.trainingId === undefined ? undefined : parseCampaignId(input.trainingId)
    const lessons = company.anonymousTracking
      ? []
      : world.campaigns.lessonsByEmployee
          .get(id)
          .filter(({ trainingId }) => wantedId === undefined || trainingId === wantedId)
    return {
      ...getUserStatus(world, lessons),
      ...(caller.person.super_admin ? { log: createEmailLog(world, lessons) } : {}),
    }
  },

  listTrainings({ world, company, input }) {
    const { id } = findEmployee(world, company, input.email)
    if (company.anonymousTracking) return { trainings: [] }
    const trainings = groupByTraining(world, world.campaigns.lessonsByEmployee.get(id))
    return { trainings: trainings.map(([training, lessons]) => toUserTrainingView(world, training, lessons)) }
  },

  listAssessments({ world, company, input }) {
    const person = findEmployee(world, company, input.email)
    if (company.anonymousTracking) return { assessments: [] }
    const assessments = world.campaigns.resultsByEmployee
      .get(person.id)
      .flatMap((result): UserAssessment[] => {
        const assessment = world.campaigns.assessments.get(result.assessmentId)
        if (!assessment) return []
        return [
          {
            id: assessment.id,
            name: assessment.name,
            status: assessment.status,
            deliveryDate: result.delivered,
            completionDate: result.completed,
            bounced: result.bounced,
            due: assessment.due,
            userScore: getPersonScore(computeTally(assessment, [{ result, person }]), person.id),
            definition: { areas: getAreas(assessment) },
          },
        ]
      })
    return { assessments }
  },
}
