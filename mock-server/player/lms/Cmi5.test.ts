import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Cmi5 } from './Cmi5.ts'
import type { Outcome } from './Lms.ts'

const passedOutcome: Outcome = { progress: 1, completed: true, score: 90, passed: true }
const failedOutcome: Outcome = { progress: 1, completed: true, score: 40, passed: false }
const ungradedOutcome: Outcome = { progress: 1, completed: true, score: 40, passed: null }

interface SentStatement {
  verb: { id: string }
  context: { contextActivities: { category: { id: string }[] }; extensions: Record<string, unknown> }
  result?: { score?: { scaled: number }; completion?: boolean; success?: boolean; duration?: string }
  object: { id: string }
}

/** A learning record store for one registration. */
class LearningRecordStore {
  readonly said: SentStatement[] = []
  readonly tokens: string[] = []
  readonly asked: string[] = []
  kept: string | undefined
  launch: object = {
    launchMode: 'Normal',
    masteryScore: 0.8,
    returnURL: 'https://lms.example/back',
    contextTemplate: {
      contextActivities: { grouping: [{ id: 'urn:au' }], category: [{ id: 'urn:own' }] },
      extensions: { 'urn:session': 's1' },
    },
  }

  answer(address: string, { method = 'GET', body = '' }: RequestInit = {}): Response {
    const { pathname, searchParams } = new URL(address)
    this.asked.push(`${method} ${pathname}`)
    if (pathname === '/fetch') return Response.json({ 'auth-token': 'dG9rZW4=' })
    if (pathname === '/xapi/statements') this.said.push(...JSON.parse(String(body)))
    if (pathname === '/xapi/activities/state')
      return this.#state(searchParams.get('stateId') ?? '', method, String(body))
    return Response.json({})
  }

  #state(name: string, method: string, body: string): Response {
    if (name === 'LMS.LaunchData') return Response.json(this.launch)
    if (method === 'PUT') this.kept = body
    return this.kept === undefined ? new Response('', { status: 404 }) : new Response(this.kept)
  }

  get verbs(): string[] {
    return this.said.map(({ verb }) => verb.id.replace('http://adlnet.gov/expapi/verbs/', ''))
  }
}

const launch = new URLSearchParams({
  endpoint: 'https://lms.example/xapi/',
  fetch: 'https://lms.example/fetch',
  actor: '{"account":{"homePage":"https://lms.example","name":"1"}}',
  registration: '6f1f2c9e-3e8b-4c3a-9d43-000000000001',
  activityId: 'urn:heed:course:k1:1',
})

let store = new LearningRecordStore()

beforeEach(() => {
  store = new LearningRecordStore()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (address: string, sent?: RequestInit) => store.answer(address, sent))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function visit(...outcomes: Outcome[]): Promise<string | undefined> {
  const lms = new Cmi5(launch)
  await lms.open()
  for (const outcome of outcomes) lms.report(outcome, '{"at":1}')
  // Waits for all requests to the store.
  await new Promise((resolve) => setImmediate(resolve))
  return lms.close()
}

const find = (verb: string) => store.said.find(({ verb: { id } }) => id.endsWith(`/${verb}`))
const listCategories = (verb: string) => find(verb)?.context.contextActivities.category.map(({ id }) => id)
const ownCategory = 'urn:own'
const cmi5Category = 'https://w3id.org/xapi/cmi5/context/categories/cmi5'
const moveOnCategory = 'https://w3id.org/xapi/cmi5/context/categories/moveon'

describe('a cmi5 unit', () => {
  it('fetches its token once, reads its launch data and sends statements in order', async () => {
    expect(await visit(passedOutcome)).toBe('https://lms.example/back')
    expect(store.asked.slice(0, 5)).toEqual([
      'POST /fetch',
      'GET /xapi/activities/state',
      'GET /xapi/agents/profile',
      'GET /xapi/activities/state',
      'POST /xapi/statements',
    ])
    expect(store.verbs).toEqual(['initialized', 'completed', 'passed', 'terminated'])
    expect(store.asked.filter((asked) => asked === 'POST /fetch')).toHaveLength(1)
  })

  it('adds the launch context to every statement', async () => {
    await visit(passedOutcome)
    expect(listCategories('initialized')).toEqual([ownCategory, cmi5Category])
    expect(listCategories('completed')).toEqual([ownCategory, cmi5Category, moveOnCategory])
    expect(listCategories('passed')).toEqual([ownCategory, cmi5Category, moveOnCategory])
    expect(find('passed')?.context.extensions).toEqual({
      'urn:session': 's1',
      'https://w3id.org/xapi/cmi5/context/extensions/masteryscore': 0.8,
    })
    expect(find('completed')?.result).toEqual({ completion: true, duration: expect.stringMatching(/^PT/) })
    expect(find('passed')?.result).toMatchObject({ success: true, score: { scaled: 0.9 } })
    expect(new Set(store.said.map(({ object }) => object.id))).toEqual(new Set(['urn:heed:course:k1:1']))
  })

  it('reports a failure only at the end and not after a pass', async () => {
    await visit(failedOutcome, failedOutcome)
    expect(store.verbs).toEqual(['initialized', 'completed', 'failed', 'terminated'])
    store = new LearningRecordStore()
    await visit(failedOutcome, passedOutcome)
    expect(store.verbs).toEqual(['initialized', 'completed', 'passed', 'terminated'])
  })

  it('reports completion and a pass only once across visits', async () => {
    await visit(passedOutcome)
    await visit(passedOutcome, failedOutcome)
    expect(store.verbs.slice(4)).toEqual(['initialized', 'terminated'])
  })

  it('reports a score without a verdict as a scored statement', async () => {
    await visit(ungradedOutcome)
    expect(store.verbs).toEqual(['initialized', 'completed', 'scored', 'terminated'])
    expect(listCategories('scored')).toEqual([ownCategory])
    expect(find('scored')?.result?.score?.scaled).toBe(0.4)
  })

  it.each(['Browse', 'Review'])('reports only initialized and terminated in %s mode', async (launchMode) => {
    store.launch = { ...store.launch, launchMode }
    await visit(passedOutcome)
    expect(store.verbs).toEqual(['initialized', 'terminated'])
  })

  it('resumes from its saved state', async () => {
    await visit(failedOutcome)
    expect(await new Cmi5(launch).open()).toEqual({ suspendData: '{"at":1}', mastery: 0.8 })
  })

  it("doesn't open if its token has already been fetched", async () => {
    vi.stubGlobal('fetch', async () => Response.json({ 'error-code': '1', 'error-text': 'Already in use' }))
    await expect(new Cmi5(launch).open()).rejects.toThrow('Already in use')
  })
})
