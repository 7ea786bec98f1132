import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FakeServer } from '../../../test/fakeServer.ts'
import { aBranding, aUser } from '../../../test/people.ts'
import { makeRoot } from '../../../test/renderPage.tsx'
import { requestId } from '../../lib/requestId.ts'
import { paths } from '../paths.ts'
import { screens } from '../screens.ts'

type Options = Parameters<typeof makeRoot>[0]

/** An app that begins at an address, whose brand is on its way until it is released. */
function anApp(at: string, options: Options = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/\?.*/, ''))
    // As one that comes over a line: its words are there later than its head.
    return new Response(new Blob(['{}']).stream())
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const kept = new Map<string, Promise<Response>>()
  window.heedEarly = {
    config: Promise.resolve(Response.json({})),
    take: async (url) => {
      kept.delete(url)
      return undefined
    },
    keep: (url, answer) => void kept.set(url, answer),
  }
  onTestFinished(() => {
    delete window.heedEarly
    vi.useRealTimers()
  })
  let release = () => {}
  const brand = new Promise<void>((resolve) => {
    release = resolve
  })
  const { server = new FakeServer(), ...others } = options
  server
    .on('GET /companies/11/branding', () => brand.then(() => aBranding()))
    .on('GET /partners/3/settings', () => brand.then(() => ({})))
  const { root } = makeRoot({ at, server, ...others })
  const isReady = () => vi.waitFor(() => expect(root.startUp.state).toBe('ready'))
  return { asked, kept, root, server, release, isReady }
}

/** What is asked before anything is drawn, by an app that begins at an address. */
async function askedAt(at: string, count: number, options: Options = {}): Promise<string[]> {
  const { asked, kept, root, server, release, isReady } = anApp(at, options)
  await root.start()
  expect([root.session.isSignedIn, root.startUp.state]).toEqual([true, 'waiting'])
  await vi.waitFor(() => expect(new Set(asked).size).toBeGreaterThanOrEqual(count))
  const found = [...new Set(asked)]
  expect(new Set([...kept.keys()].map((url) => url.replace(/\?.*/, '')))).toEqual(new Set(found))
  // They are read whole: the page waits for no turn of the browser that draws it.
  for (const coming of kept.values()) {
    const answer = await coming
    let words = ''
    void answer.text().then((text) => {
      words = text
    })
    await Promise.resolve()
    expect(words).toBe('{}')
  }
  release()
  await isReady()
  asked.length = 0
  // By now the page asks itself, whoever comes.
  server.on('GET /auth/user', aUser({ _id: 'another' }))
  await root.session.enter('token-2')
  expect(root.session.user?._id).toBe('another')
  expect(asked).toEqual([])
  // Whoever comes for it later asks anew.
  vi.runAllTimers()
  expect(kept.size).toBe(0)
  return found
}

describe('what a page loads first', () => {
  it.each([
    ['/', ['/statistics/status', '/subjects/latestSubjects', '/trainings', '/assessments']],
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
  ])('is asked for as soon as it is known who is there: %s', async (at, calls) => {
    expect(await askedAt(at, calls.length)).toEqual(calls.map((call) => `/api/companies/11${call}`))
  })

  it('is that of the account on the page of a partner, also by the address that stands for it', async () => {
    const superForAccounts = [{ id: 3, name: 'Borealis' }]
    const server = () => new FakeServer().on('GET /auth/user', aUser({ superForAccounts }))
    const calls = ['/api/partners/3/subscriptions/overview', '/api/partners/3/companies']
    expect(await askedAt('/partner/', 2, { as: 'partner', server: server() })).toEqual(calls)
    expect(await askedAt('/partner/3/companies/', 2, { as: 'partner', server: server() })).toEqual(calls)
  })

  it.each<[which: string, at: string, options: Options]>([
    ['whose address says more', '/users/?list.page=2', {}],
    ['which shows no such thing', '/reports/none/', {}],
    ['which is nowhere', '/nowhere/', {}],
    ['which the plan does not hold', '/trainings/', { company: { packages: [] } }],
  ])('is not asked for a page %s', async (_, at, options) => {
    expect(await askedAt(at, 0, options)).toEqual([])
  })
})

it('what a page loads is asked for as soon as its code is there, also when that is later than the brand', async () => {
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
  const { asked, root, release, isReady } = anApp('/trainings/')
  const begun = root.start()
  release()
  await isReady()
  expect(asked).toEqual([])
  come()
  await begun
  expect(asked).toEqual(['/api/companies/11/trainings'])
})

it('an id of a request is a UUID, another one each time', () => {
  const ids = Array.from({ length: 20 }, requestId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(20)
})
