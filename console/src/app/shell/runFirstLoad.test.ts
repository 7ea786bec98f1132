import { aTrainingEntry } from '@heed/fixtures/factories'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answer, FakeServer } from '../../../test/fakeServer.ts'
import { aBranding, aUser } from '../../../test/people.ts'
import { makeTestSetup } from '../../../test/renderPage.tsx'
import { Resource } from '../../lib/requests/Resource.ts'
import { createRequestId } from '../../lib/requests/requestId.ts'
import { screens } from '../../screens.ts'
import { registerFirstLoad } from '../page/firstLoad.ts'
import { paths } from '../paths.ts'
import type { CompanyStores } from '../stores/CompanyStores.ts'

type Options = Parameters<typeof makeTestSetup>[0]

const NamesPage = () => null

/** Creates an app at this path; its brand never loads. */
function makeApp(at: string, { server = new FakeServer(), ...options }: Options = {}) {
  window.heedEarly = { config: Promise.resolve(Response.json({})), take: async () => undefined }
  onTestFinished(() => {
    delete window.heedEarly
  })
  const never = new Promise<never>(() => undefined)
  server.on('GET /companies/11/branding', () => never).on('GET /partners/3/settings', () => never)
  return { ...makeTestSetup({ at, server, ...options }), server }
}

/** Number of requests that an app sends on starting at this path, regardless of the responses. */
async function countRequestsAt(at: string, calls: readonly string[], options: Options = {}) {
  const { server = new FakeServer() } = options
  for (const call of calls) server.on(`GET ${call}`, answer(500))
  const { root } = makeApp(at, { ...options, server })
  await root.start()
  expect([root.session.isSignedIn, root.startUp.state]).toEqual([true, 'waiting'])
  const counts = () => calls.map((call) => server.listCalls(`GET ${call}`).length)
  const asked = counts()
  // From now on the page sends its own requests, even after a new sign-in.
  server.on('GET /auth/user', aUser({ _id: 'another' }))
  await root.session.enter('token-2')
  expect(root.session.user?._id).toBe('another')
  return { asked, later: counts() }
}

describe("a page's first data", () => {
  it.each([
    ['/', ['/statistics/status', '/subjects/latestSubjects']],
    ['/users/', ['/users', '/lists']],
    ['/trainings/', ['/trainings']],
    ['/trainings/active/', ['/trainings']],
    ['/trainings/12/view/', ['/trainings/12', '/trainings/latest']],
    [
      '/trainings/12/user/ann@heed.example/',
      ['/trainings/12', '/trainings/12/users/ann%40heed.example/status', '/users/user/ann%40heed.example'],
    ],
    [
      '/assessment/12/view/',
      [
        '/assessments/12',
        ...['riskInsights', 'listScores', 'employees_report'].map((one) => `/assessments/12/${one}`),
      ],
    ],
    ['/assessment/12/view/threatAreas/', ['/assessments/12', '/assessments/12/threatAreas']],
    [
      '/assessment/12/view/threatAreas/Social_engineering/',
      ['/assessments/12', '/assessments/12/threatAreas/Social_engineering'],
    ],
    ['/assessment/12/view/scenarios/', ['/assessments/12', '/assessments/12/questions_report']],
    ['/assessment/12/view/reminders/', ['/assessments/12', '/assessments/12/reminders/overview']],
    ['/assessment/12/view/employees/', ['/assessments/12']],
    ['/reports/', ['/reports']],
    ['/reports/12/', ['/reports/12', '/reports/12/executions']],
  ])('is requested as soon as the session is known: %s', async (at, calls) => {
    const ofCompany = calls.map((call) => `/companies/11${call}`)
    const campaigns = at === '/' ? ['/companies/11/trainings', '/companies/11/assessments'] : []
    const requests = [...ofCompany, ...campaigns]
    const { asked, later } = await countRequestsAt(at, requests)
    expect(asked).toEqual(requests.map(() => 1))
    expect(later).toEqual(asked)
  })

  it("is the account's on a partner page, also at the short address", async () => {
    const superForAccounts = [{ id: 3, name: 'Borealis' }]
    const calls = ['/partners/3/subscriptions/overview', '/partners/3/companies']
    for (const at of ['/partner/', '/partner/3/companies/']) {
      const server = new FakeServer().on('GET /auth/user', aUser({ superForAccounts }))
      expect((await countRequestsAt(at, calls, { as: 'partner', server })).asked).toEqual([1, 1])
    }
  })

  it.each<[which: string, at: string, call: string, options: Options]>([
    ['whose address has parameters', '/users/?list.page=2', '/users', {}],
    ['whose address has an invalid ID', '/reports/none/', '/reports/none', {}],
    ["that doesn't exist", '/nowhere/', '/nowhere', {}],
    ["that isn't in the plan", '/trainings/', '/trainings', { company: { packages: [] } }],
  ])("isn't requested for a page %s", async (_, at, call, options) => {
    expect((await countRequestsAt(at, [`/companies/11${call}`], options)).asked).toEqual([0])
  })

  it("is loaded before the page renders, and the page doesn't request it again", async () => {
    class NamesStore {
      readonly list = new Resource<readonly string[]>()
      private readonly company: CompanyStores
      constructor(company: CompanyStores) {
        this.company = company
      }
      load(): Promise<void> {
        const { client, companyId } = this.company
        return this.list.load(async (signal) => {
          const { automations } = await client.trainings.list({ companyId }, { signal })
          return automations.map(({ name }) => name)
        }, 'all')
      }
    }
    const screen = screens.find(({ path }) => path === paths.reports.pattern)
    if (!screen) throw new Error('There are no reports')
    registerFirstLoad(NamesPage, ({ stores }) => stores.getStore(NamesStore).load())
    vi.spyOn(screen, 'load').mockResolvedValue(NamesPage)
    const call = 'GET /companies/11/trainings'
    const server = new FakeServer().on(call, {
      automations: [aTrainingEntry({ name: 'Every month' })],
      count: 1,
    })
    const { root } = makeApp('/reports/', { server })
    await root.start()
    const names = root.getCompanyStores(11).getStore(NamesStore)
    await vi.waitFor(() => expect(names.list.value).toEqual(['Every month']))
    expect(root.startUp.state).toBe('waiting')
    await names.load()
    expect([names.list.loading, server.listCalls(call).length]).toEqual([false, 1])
    await names.load()
    expect(server.listCalls(call)).toHaveLength(2)
  })

  it("is requested once the page's code loads, even after the branding", async () => {
    const screen = screens.find(({ path }) => path === paths.trainings.pattern)
    const load = screen?.load
    if (!screen || !load) throw new Error('There is no list of trainings')
    let come = () => {}
    const isThere = new Promise<void>((resolve) => {
      come = resolve
    })
    vi.spyOn(screen, 'load').mockImplementation(async () => {
      await isThere
      return load()
    })
    const call = 'GET /companies/11/trainings'
    const { root, server } = makeApp('/trainings/', { server: new FakeServer().on(call, answer(500)) })
    server.on('GET /companies/11/branding', aBranding())
    const begun = root.start()
    await vi.waitFor(() => expect(root.startUp.state).toBe('ready'))
    expect(server.listCalls(call)).toEqual([])
    come()
    await begun
    expect(server.listCalls(call)).toHaveLength(1)
  })
})

it('a request ID is a different UUID each time', () => {
  const ids = Array.from({ length: 20 }, createRequestId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(20)
})
