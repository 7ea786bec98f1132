import {
  type ActiveCampaigns,
  type BillingPeriod,
  type CanEditSubscription,
  checkSubscriptionEdit,
  getMaxSeats,
  getPlanRefusal,
  type Plan,
  type PlanChange,
} from '@heed/contracts'
import type { CompanyRow, PlanOffer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getDashboardStatus } from '../dashboard/dashboardStatus.ts'
import { countEmployees, hasValidPlan } from './seatUse.ts'
import { selectOffers } from './subscribe.ts'

export function countActiveCampaigns(world: World, { id }: CompanyRow): ActiveCampaigns {
  const { trainings, assessments } = getDashboardStatus(world, id)
  return { activeAssessments: assessments.active.value, activeTrainings: trainings.active.value }
}

function isLeavingPlan(world: World, company: CompanyRow, plan: Plan): boolean {
  const { plan: currentPlan } = company
  return (
    currentPlan !== null &&
    currentPlan.type !== 'trial' &&
    currentPlan.code !== plan.code &&
    hasValidPlan(world, company)
  )
}

const createPlanChange = (world: World, company: CompanyRow, plan: Plan, newSeats: number): PlanChange => ({
  ...countActiveCampaigns(world, company),
  employees: countEmployees(world, company),
  newSeats,
  seatsMax: getMaxSeats(plan),
  changesPlan: isLeavingPlan(world, company, plan),
})

export const checkPlanChange = (
  world: World,
  company: CompanyRow,
  plan: Plan,
  newSeats: number,
): CanEditSubscription => checkSubscriptionEdit(createPlanChange(world, company, plan, newSeats))

export const getChangeRefusal = (
  world: World,
  company: CompanyRow,
  plan: Plan,
  newSeats: number,
): string | null => getPlanRefusal(createPlanChange(world, company, plan, newSeats))

export function findOfferByCode(
  type: PlanOffer['type'],
  code: string,
  period: BillingPeriod = 'month',
): PlanOffer | undefined {
  const offers = selectOffers(type).filter(({ plan }) => plan.code === code)
  return offers.find(({ plan }) => plan.period_unit === period) ?? offers[0]
}
