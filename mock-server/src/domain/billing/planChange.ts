import {
  type ActiveCampaigns,
  type BillingPeriod,
  type CanEditSubscription,
  canEditSubscription,
  type Plan,
  type PlanChange,
  planRefusal,
  seatsMax,
} from '@heed/contracts'
import type { CompanyRow, PlanOffer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { dashboardStatus } from '../dashboard/dashboardStatus.ts'
import { isValid, usersTotal } from './seatUse.ts'
import { offersFor } from './subscribe.ts'

export function activeCampaigns(world: World, { id }: CompanyRow): ActiveCampaigns {
  const { trainings, assessments } = dashboardStatus(world, id)
  return { activeAssessments: assessments.active.value, activeTrainings: trainings.active.value }
}

function leavesPlan(world: World, company: CompanyRow, plan: Plan): boolean {
  const { plan: held } = company
  return held !== null && held.type !== 'trial' && held.code !== plan.code && isValid(world, company)
}

const changeTo = (world: World, company: CompanyRow, plan: Plan, newSeats: number): PlanChange => ({
  ...activeCampaigns(world, company),
  employees: usersTotal(world, company),
  newSeats,
  seatsMax: seatsMax(plan),
  changesPlan: leavesPlan(world, company, plan),
})

export const judgeChange = (
  world: World,
  company: CompanyRow,
  plan: Plan,
  newSeats: number,
): CanEditSubscription => canEditSubscription(changeTo(world, company, plan, newSeats))

export const getChangeRefusal = (
  world: World,
  company: CompanyRow,
  plan: Plan,
  newSeats: number,
): string | null => planRefusal(changeTo(world, company, plan, newSeats))

export function offerOfCode(
  type: PlanOffer['type'],
  code: string,
  period: BillingPeriod = 'month',
): PlanOffer | undefined {
  const offers = offersFor(type).filter(({ plan }) => plan.code === code)
  return offers.find(({ plan }) => plan.period_unit === period) ?? offers[0]
}
