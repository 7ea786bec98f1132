import { campaignStatus, type DashboardStatus } from '@heed/contracts'
import type { EmployeeRow } from '@heed/fixtures'
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

/** Also deletes the person's results: figures never include deleted people. */
export function deleteEmployee(world: World, { id }: EmployeeRow): void {
  const { lessons, lessonsOfEmployee, lessonVisits, results, resultsOfEmployee, sittings } = world.campaigns
  for (const lesson of lessonsOfEmployee.of(id)) {
    lessonVisits.remove(lesson.id)
    lessons.remove(lesson.id)
  }
  for (const result of resultsOfEmployee.of(id)) {
    sittings.remove(result.id)
    results.remove(result.id)
  }
  world.employees.remove(id)
}
