import { campaignStatus } from '@heed/contracts'
import { companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const get = (companyId: number) => call(world, 'companies.get', { companyId }, superEmail)
const getRefusal = (attempt: () => unknown) => {
  const { status, message } = catchRefusal(attempt)
  return [status, message]
}

describe('subscription changes by a partner', () => {
  const partner = partnerEmails.bjarg
  const companyId = companyIds.partner
  const change = (own: object) =>
    call(
      world,
      'subscriptions.update',
      { companyId, subscriptionCode: 'partner-standard', seats: 50, ...own },
      partner,
    )
  const stopCampaigns = () => {
    const { trainings, assessments } = world.campaigns
    for (const one of trainings.values()) trainings.put({ ...one, status: campaignStatus.completed })
    for (const one of assessments.values()) assessments.put({ ...one, status: campaignStatus.completed })
  }
  const canEdit = (subscriptionCode: string, newSeats: number) =>
    call(world, 'subscriptions.canEdit', { companyId, subscriptionCode, newSeats }, partner)

  it('can change seats while campaigns run, but the plan only after they stop', () => {
    expect(change({}).subscription.package_users).toBe(50)
    expect(canEdit('partner-premium', 50)).toMatchObject({ canBeEdited: false, activeTrainings: 1 })
    expect(getRefusal(() => change({ subscriptionCode: 'partner-premium' }))).toEqual([
      409,
      'Unable to change subscription plan: please stop the active campaigns',
    ])
    stopCampaigns()
    expect(canEdit('partner-premium', 50).canBeEdited).toBe(true)
    expect(change({ subscriptionCode: 'partner-premium' }).subscription).toMatchObject({
      subscription_name: 'Partner Premium',
      price: 19_000,
    })
  })

  it("can't leave fewer seats than employees", () => {
    expect(canEdit('partner-standard', 30)).toMatchObject({ canBeEdited: false, removeEmployees: 4 })
    expect(
      call(world, 'subscriptions.canReduceSeats', { companyId, newSeats: 33 }, partner).removeEmployees,
    ).toBe(1)
    expect(getRefusal(() => change({ seats: 33 }))[1]).toBe(
      'Unable to change number of seats: please delete at least 1 employees',
    )
  })

  it('set the end date by months or by date, and reject invalid ones', () => {
    expect(change({ validity: 6 }).subscription.package_valid_to).toBe('2026-08-02T09:00:00.000Z')
    expect(change({ validTo: '2026-12-24' }).subscription.package_valid_to).toBe('2026-12-24T00:00:00.000Z')
    expect(change({}).subscription.package_valid_to).toBe('2026-12-24T00:00:00.000Z')
    expect(getRefusal(() => change({ validTo: '2026-01-01' }))).toEqual([
      400,
      'The end date must be in the future',
    ])
    expect(getRefusal(() => change({ validity: -1 }))).toEqual([400, 'Please select a timespan'])
  })

  it('deactivate a subscription only without active campaigns, and reactivate it', () => {
    const body = { companyId, partnerId: 11 }
    expect(call(world, 'subscriptions.canBeRemoved', body, partner).canBeRemoved).toBe(false)
    expect(getRefusal(() => call(world, 'subscriptions.deactivate', body, partner))).toEqual([
      409,
      'Unable to deactivate subscription',
    ])
    stopCampaigns()
    call(world, 'subscriptions.deactivate', body, partner)
    expect(get(companyId).subscription).toMatchObject({ status: 'expired', package_valid: 0 })
    expect(change({}).subscription).toMatchObject({
      package_valid: 1,
      package_valid_to: '2027-02-02T09:00:00.000Z',
    })
  })

  it("can't be made by the company's own admin", () => {
    const own = { companyId, planId: 'business-monthly', seats: 40 }
    const itself = getManagerEmail('admin', 'partner')
    expect(catchRefusal(() => call(world, 'subscriptions.update', own, itself)).status).toBe(403)
    expect(catchRefusal(() => call(world, 'subscriptions.cancel', { companyId }, itself)).status).toBe(403)
    expect(catchRefusal(() => call(world, 'subscriptions.deactivate', { companyId }, itself)).status).toBe(
      403,
    )
  })
})
