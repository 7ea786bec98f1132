import { campaignStatus, type DashboardStatus } from '@heed/contracts'
import type { World } from '../../world/World.ts'

export function dashboardStatus(world: World, companyId: number): DashboardStatus {
  const trainings = world.campaigns.trainingsOfCompany.of(companyId)
  const assessments = world.campaigns.assessmentsOfCompany.of(companyId)
  return {
    trainings: byStatus(trainings, ({ id }) => world.campaigns.lessonsOfTraining.of(id)),
    assessments: byStatus(assessments, ({ id }) => world.campaigns.resultsOfAssessment.of(id)),
  }
}

function byStatus<T extends { status: number }>(
  campaigns: readonly T[],
  rowsOf: (campaign: T) => readonly { employeeId: number }[],
) {
  const count = (status: number) => {
    const these = campaigns.filter((campaign) => campaign.status === status)
    const people = new Set(these.flatMap(rowsOf).map(({ employeeId }) => employeeId))
    return { value: these.length, users: people.size }
  }
  return { active: count(campaignStatus.active), completed: count(campaignStatus.completed) }
}
