import { campaignStatus, type DashboardStatus } from '@heed/contracts'
import type { World } from '../../world/World.ts'

export function getDashboardStatus(world: World, companyId: number): DashboardStatus {
  const trainings = world.campaigns.trainingsByCompany.get(companyId)
  const assessments = world.campaigns.assessmentsByCompany.get(companyId)
  return {
    trainings: countByStatus(trainings, ({ id }) => world.campaigns.lessonsByTraining.get(id)),
    assessments: countByStatus(assessments, ({ id }) => world.campaigns.resultsByAssessment.get(id)),
  }
}

function countByStatus<T extends { status: number }>(
  campaigns: readonly T[],
  getRows: (campaign: T) => readonly { employeeId: number }[],
) {
  const count = (status: number) => {
    const matchingCampaigns = campaigns.filter((campaign) => campaign.status === status)
    const employeeIds = new Set(matchingCampaigns.flatMap(getRows).map(({ employeeId }) => employeeId))
    return { value: matchingCampaigns.length, users: employeeIds.size }
  }
  return { active: count(campaignStatus.active), completed: count(campaignStatus.completed) }
}
