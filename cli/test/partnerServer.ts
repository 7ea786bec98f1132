import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault } from './platform.ts'

interface Manager {
  email: string
  name?: string
  role: number
}

interface Customer {
  id: number
  name: string
  plan: string
  seats: number
  managers: Manager[]
  employees: number
  /** Running campaigns. */
  campaigns: number
}

export interface PartnerServer {
  url: string
  customers: Map<number, Customer>
  /** 'POST /companies' etc., in order, without queries. */
  calls: string[]
  /** Forms for created companies, in order. */
  forms: Record<string, unknown>[]
  requestIds: string[]
  /** Decides the result of each call, by its name as in `calls` and by the number of earlier calls. */
  fault: (call: string, before: number) => Fault | undefined
  /** No company is created before this resolves. */
  hold: () => Promise<void>
  /** Cents per month and seat, by plan. */
  prices: Map<string, number>
  /** All companies by name and without ids, to compare worlds. */
  world(): Record<string, Omit<Customer, 'id'>>
  reset(): void
  close(): Promise<void>
}

const partner = { id: 5, name: 'Fjord Partners' }
const nameTakenError = {
  error: { code: 'name_taken', description: 'You already have a company with this name' },
}

async function parseBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>) : {}
}

/** A platform with one partner account that sells a standard and a free plan; fails on demand. */
export async function startPartnerServer(): Promise<PartnerServer> {
  let nextId = 1
  const getPrice = (plan: string, seats: number) => (running.prices.get(plan) ?? 0) * seats
  const costs = () =>
    [...running.customers.values()].reduce((sum, { plan, seats }) => sum + getPrice(plan, seats), 0)
  const makePlan = (code: string, price: number, most: number) => ({
    id: `${code}-monthly`,
    baseId: code,
    code,
    name: code[0]?.toUpperCase() + code.slice(1),
    period_unit: 'month',
    tiers: [{ starting_unit: 1, ending_unit: most, price: price * most }],
    isFree: price === 0,
    definition: { description: '', keyFacts: [], recommended: false },
  })
  const toRow = ({ id, name, plan, seats, employees }: Customer) => ({
    id,
    name,
    company_name: name,
    subscriptionName: plan,
    subscriptionCode: plan,
    allowedUsers: seats,
    userCount: employees,
    valid_to: null,
    price: getPrice(plan, seats),
  })
  const toCompany = ({ id, name, plan, seats, employees, managers }: Customer) => ({
    company_id: id,
    company_name: name,
    users_total: employees,
    users_available: seats,
    managers,
    subscription: {
      subscription_code: plan,
      subscription_name: plan,
      subscription_type: 'partner',
      package_users: seats,
    },
  })

  function createCustomer(body: Record<string, unknown>): [status: number, answer: unknown] {
    const name = String(body.companyName)
    const isTaken = [...running.customers.values()].some(
      (one) => one.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) return [409, nameTakenError]
    const { managerEmail: email, managerName } = body
    const admin = email ? [{ email: String(email), name: String(managerName ?? ''), role: 1 }] : []
    const made: Customer = {
      id: nextId++,
      name,
      plan: String(body.subscription),
      seats: Number(body.seats),
      managers: admin,
      employees: 0,
      campaigns: 0,
    }
    running.customers.set(made.id, made)
    running.forms.push(body)
    return [200, toCompany(made)]
  }

  function answerCall(
    call: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): [number, unknown] {
    const [, verb = '', rest = ''] = /^(\w+) \/(?:partners\/5\/)?(.*)$/.exec(call) ?? []
    const id = Number(/companies\/(\d+)/.exec(rest)?.[1])
    const customer = running.customers.get(id)
    if (rest === 'auth/me' || rest.startsWith('auth/')) {
      const user = { _id: 'u1', name: 'Ása', email: 'asa@fjord.example', created: '2026-01-01T00:00:00.000Z' }
      return [200, { ...user, permissions: [], superForAccounts: [partner] }]
    }
    if (rest === 'subscriptions/plans') {
      return [
        200,
        { plans: [...running.prices].map(([code, price]) => makePlan(code, price, price === 0 ? 10 : 500)) },
      ]
    }
    if (rest === 'subscriptions/overview') {
      const dues = { totalDues: 0, collected: 0, dueSince: null, hasValidCard: true }
      return [
        200,
        {
          rows: [],
          sumMonthlyCost: costs(),
          currencyCode: 'USD',
          ...dues,
          chargebeeSite: '',
          chargebeeClientKey: '',
        },
      ]
    }
    if (rest === 'subscriptions/estimate') {
      const total = getPrice(String(body.subscriptionCode), Number(body.seats))
      return [
        200,
        {
          newCompanyTotal: total,
          newPartnerTotal: costs() + total,
          newPartnerTotalForPlan: total,
          newPartnerSubscriptionSeats: Number(body.seats),
          currencyCode: 'USD',
        },
      ]
    }
    if (call === 'GET /partners/5/companies') {
      const filter = (query.get('filter') ?? '').toLowerCase()
      const rows = [...running.customers.values()]
        .filter(({ name }) => name.toLowerCase().includes(filter))
        .map(toRow)
      const n = Number(query.get('n') ?? rows.length)
      const p = Number(query.get('p') ?? 0)
      return [200, { companies: rows.slice(p * n, (p + 1) * n), count: rows.length }]
    }
    if (call === 'POST /companies') return createCustomer(body)
    if (!customer) return [404, { error: { code: 'not_found', description: 'There is no such company' } }]
    if (rest.endsWith('/canBeRemoved')) {
      const { campaigns } = customer
      return [200, { canBeRemoved: campaigns === 0, activeAssessments: 0, activeTrainings: campaigns }]
    }
    if (rest.endsWith('/managers')) {
      if (customer.managers.some(({ email }) => email === body.email)) {
        return [409, { error: { code: 'already_admin', description: `${body.email} is an admin already` } }]
      }
      const manager = { email: String(body.email), name: String(body.name), role: Number(body.role) }
      customer.managers.push(manager)
      return [200, { success: true, manager }]
    }
    if (verb === 'DELETE') {
      running.customers.delete(id)
      return [200, { success: true }]
    }
    return [200, toCompany(customer)]
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://partner')
    const call = `${request.method} ${pathname}`
    const before = running.calls.filter((one) => one === call).length
    running.calls.push(call)
    running.requestIds.push(String(request.headers['x-request-id']))
    const body = await parseBody(request)
    const send = (status: number, value: unknown, headers = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(JSON.stringify(value))
    }
    const fault = running.fault(call, before)
    if (call === 'POST /companies') await running.hold()
    if (typeof fault === 'object') return send(fault.status, { message: 'in trouble' }, fault.headers)
    if (fault === 'cut before it is saved') return void response.destroy()
    const [status, value] = answerCall(call, searchParams, body)
    if (fault) return void response.destroy()
    send(status, value)
  }

  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const prices = () =>
    new Map([
      ['standard', 200],
      ['free', 0],
    ])
  const running: PartnerServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    customers: new Map(),
    calls: [],
    forms: [],
    requestIds: [],
    fault: () => undefined,
    hold: async () => {},
    prices: prices(),
    world: () =>
      Object.fromEntries(
        [...running.customers.values()]
          .sort((one, other) => (one.name < other.name ? -1 : 1))
          .map(({ id: _, ...customer }) => [customer.name, customer]),
      ),
    reset() {
      running.customers.clear()
      running.calls = []
      running.forms = []
      running.requestIds = []
      running.fault = () => undefined
      running.hold = async () => {}
      running.prices = prices()
      nextId = 1
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return running
}
