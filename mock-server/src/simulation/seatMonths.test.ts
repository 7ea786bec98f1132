import { addMonths, getTermPrice } from '@heed/contracts'
import {
  accountIds,
  anEmployeeRow,
  companyIds,
  findOffer,
  getManagerEmail,
  type Payer,
  partnerEmails,
} from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeCharge } from '../domain/billing/dues.ts'
import { call } from '../testing/testCall.ts'
import { createWorld, type World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

let world: World
beforeEach(() => {
  world = createWorld({ employees: 0 })
})
const advanceTo = (instant: string) => advanceTime(world, Date.parse(instant))

/** Sets a company's seats, and replaces its people. All people but one are on a list. */
function replaceEmployees(companyId: number, people: number, seats?: number): void {
  for (const { id } of [...world.getEmployeeTable(companyId).values()]) world.employees.remove(id)
  const [list] = world.listsByCompany.get(companyId)
  for (let at = 0; at < people; at++) {
    const id = world.nextId(world.employees)
    const lists = list && at > 0 ? [list.id] : []
    world.employees.put(anEmployeeRow({ id, companyId, email: `p${id}@seats.example`, lists }))
  }
  const company = world.companies.get(companyId)
  if (!company || seats === undefined) return
  closeCharge(world, company)
  world.companies.put({ ...company, seats })
}

describe("a partner's customer", () => {
  const companyId = companyIds.partner
  const partnerId = accountIds.bjarg
  const overview = () => call(world, 'partners.subscriptionOverview', { partnerId }, partnerEmails.bjarg)
  const collect = () => call(world, 'partners.collectPayment', { partnerId }, partnerEmails.bjarg)

  test('costs the higher tier from the day its listed employees exceed its seats', () => {
    replaceEmployees(companyId, 20, 25)
    advanceTo('2026-02-02T10:00:00.000Z')
    collect()
    advanceTo('2026-02-11T12:00:00.000Z')
    expect(overview()).toMatchObject({ sumMonthlyCost: 5500, totalDues: share(5500, 9) })
    replaceEmployees(companyId, 27)
    expect(overview()).toMatchObject({ sumMonthlyCost: 9500, totalDues: share(5500, 9) })
    advanceTo('2026-02-21T12:00:00.000Z')
    expect(overview().totalDues).toBe(share(5500, 9) + share(9500, 10))
  })

  test('pays for its own seats while its listed employees fit into them', () => {
    replaceEmployees(companyId, 26, 25)
    advanceTo('2026-03-20T09:00:00.000Z')
    expect(overview().sumMonthlyCost).toBe(5500)
  })

  test("pays for a month's highest employee count until the month ends", () => {
    replaceEmployees(companyId, 27, 25)
    advanceTo('2026-02-02T10:00:00.000Z')
    collect()
    replaceEmployees(companyId, 3)
    advanceTo('2026-02-28T23:00:00.000Z')
    expect(overview().sumMonthlyCost).toBe(9500)
    advanceTo('2026-03-11T00:00:00.000Z')
    const february = 9500 - Math.round(9500 / 28)
    expect(overview()).toMatchObject({
      sumMonthlyCost: 5500,
      totalDues: february + Math.round((5500 * 10) / 31),
    })
  })

  /** Price of `days` days in February, cents. */
  const share = (monthly: number, days: number) =>
    Math.round((monthly * (1 + days)) / 28) - Math.round(monthly / 28)
})

describe('a company that pays for itself', () => {
  const companyId = companyIds.overSeats
  const payer: Payer = `company:${companyId}`
  const admin = getManagerEmail('admin', 'overSeats')
  const invoices = () => world.billing.invoicesByPayer.get(payer)
  const price = (seats: number) => getTermPrice(plan(), seats) ?? 0
  const plan = () => {
    const held = world.companies.get(companyId)?.plan
    const offer = held && findOffer(held)
    if (!offer) throw new Error('The company holds no plan')
    return offer.plan
  }
  const startTerm = () => {
    const company = world.companies.get(companyId)
    if (company) world.companies.put({ ...company, validTo: addMonths(world.clock.instant, 12) })
  }

  test('is charged once for extra seats for the rest of its term', () => {
    startTerm()
    replaceEmployees(companyId, 40, 25)
    advanceTo('2026-08-03T21:00:00.000Z')
    expect(invoices()).toMatchObject([
      { created: '2026-02-02T09:00:00.000Z', seats: 39, total: price(39) - price(25), paid: null },
    ])
    const { subscription } = call(world, 'subscriptions.overview', { companyId }, admin)
    expect(subscription).toMatchObject({ package_users: 25, price: Math.round(price(39) / 12) })
  })

  test('pays half midway through its term and gets credit for seats no longer needed', () => {
    startTerm()
    replaceEmployees(companyId, 20, 25)
    advanceTo('2026-08-03T21:00:00.000Z')
    expect(invoices()).toEqual([])
    replaceEmployees(companyId, 40)
    advanceTo('2026-08-04T21:00:00.000Z')
    const half = (price(39) - price(25)) / 2
    expect(invoices()).toMatchObject([{ total: half, creditIssued: 0 }])
    replaceEmployees(companyId, 20)
    advanceTo('2026-09-02T00:00:00.000Z')
    const [, back] = invoices()
    expect(back).toMatchObject({ created: '2026-09-01T00:00:00.000Z', total: 0 })
    expect(back?.creditIssued).toBeGreaterThan(half * 0.8)
    expect(back?.creditIssued).toBeLessThan(half)
    replaceEmployees(companyId, 40)
    advanceTo('2026-09-03T00:00:00.000Z')
    const [, , again] = invoices()
    expect(again).toMatchObject({ total: 0, creditTaken: again?.price })
  })
})

describe("a company's monthly seat use", () => {
  const companyId = companyIds.partner
  const months = () => {
    const { seatMonths = [] } = call(
      world,
      'subscriptions.overview',
      { companyId },
      getManagerEmail('admin', 'partner'),
    )
    return seatMonths
  }

  test("is recorded at each month's end for a year, with the current month live", () => {
    replaceEmployees(companyId, 20, 25)
    const before = months()
    expect(before).toHaveLength(12)
    expect(before.at(-1)).toEqual({ month: '2026-02', people: 20, seats: 25 })
    advanceTo('2026-02-20T12:00:00.000Z')
    replaceEmployees(companyId, 23, 30)
    advanceTo('2026-03-01T00:00:00.000Z')
    replaceEmployees(companyId, 4)
    expect(months()).toEqual([
      ...before.slice(1, -1),
      { month: '2026-02', people: 23, seats: 30 },
      { month: '2026-03', people: 4, seats: 30 },
    ])
    advanceTo('2028-01-10T12:00:00.000Z')
    expect(
      months()
        .map(({ month }) => month)
        .filter((_, at) => at === 0 || at === 11),
    ).toEqual(['2027-02', '2028-01'])
    expect(world.billing.seatMonthsByCompany.get(companyId)).toHaveLength(11)
  })

  test("starts with the company's first month", () => {
    const trial = call(
      world,
      'subscriptions.overview',
      { companyId: companyIds.trial },
      getManagerEmail('admin', 'trial'),
    )
    expect(trial.seatMonths?.map(({ month }) => month)).toEqual(['2026-01', '2026-02'])
  })
})
