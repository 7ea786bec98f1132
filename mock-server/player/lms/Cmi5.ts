import { formatIsoDuration, startStopwatch } from './duration.ts'
import type { Interaction, Lms, LmsSession, Outcome } from './Lms.ts'

const cmi5CategoryId = 'https://w3id.org/xapi/cmi5/context/categories/cmi5'
const moveOnCategoryId = 'https://w3id.org/xapi/cmi5/context/categories/moveon'
const masteryExtensionId = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore'
const verbBaseUrl = 'http://adlnet.gov/expapi/verbs/'
const stateId = 'heed.progress'

interface LaunchData {
  contextTemplate?: { contextActivities?: { category?: object[] }; extensions?: object }
  launchMode?: 'Normal' | 'Browse' | 'Review'
  masteryScore?: number
  returnURL?: string
}

interface SavedState {
  suspended: string
  completed: boolean
  passed: boolean
}

interface StatementOptions {
  /** True if cmi5 defines the verb, false if cmi5 only allows the verb. */
  defined?: boolean
  moves?: boolean
  result?: object
  object?: object
}

/** Reads the launch address (cmi5 section 8.1). Sends statements in sequence. */
export class Cmi5 implements Lms {
  readonly #launch: URLSearchParams
  readonly #seconds = startStopwatch()
  #token = ''
  #data: LaunchData = {}
  #kept: SavedState = { suspended: '', completed: false, passed: false }
  /** A failure is sent only at the end, because the learner may still pass. */
  #failed: Outcome | undefined
  #sending: Promise<unknown> = Promise.resolve()
  #isOver: boolean = false

  constructor(launch: URLSearchParams) {
    this.#launch = launch
  }

  static find(): Cmi5 | undefined {
    const launch = new URLSearchParams(window.location.search)
    return launch.has('endpoint') && launch.has('fetch') ? new Cmi5(launch) : undefined
  }

  async open(): Promise<LmsSession> {
    const answer = await (await fetch(this.#said('fetch'), { method: 'POST' })).json()
    if (typeof answer['auth-token'] !== 'string')
      throw new Error(answer['error-text'] ?? 'No token was given')
    this.#token = answer['auth-token']
    this.#data = (await this.#read('LMS.LaunchData')) ?? {}
    // cmi5 requires this before the first statement (cmi5 section 11).
    await this.#ask('/agents/profile', { agent: this.#said('actor'), profileId: 'cmi5LearnerPreferences' })
    this.#kept = { ...this.#kept, ...(await this.#read(stateId)) }
    this.#send([this.#statement('initialized', { defined: true })])
    return { suspendData: this.#kept.suspended, mastery: this.#data.masteryScore ?? null }
  }

  report(outcome: Outcome, suspendData: string): void {
    if (this.#isOver) return
    const { completed, passed } = this.#kept
    const outcomeStatements = this.#counts && outcome.completed ? this.#outcomeOf(outcome) : []
    this.#kept = {
      suspended: suspendData,
      completed: completed || (this.#counts && outcome.completed),
      passed: passed || (this.#counts && outcome.passed === true),
    }
    this.#failed = outcome.passed === false && !this.#kept.passed ? outcome : undefined
    if (outcomeStatements.length > 0) this.#send(outcomeStatements)
    const savedState = JSON.stringify(this.#kept)
    this.#enqueue(() =>
      this.#ask('/activities/state', this.#state(stateId), { method: 'PUT', body: savedState }),
    )
  }

  answered(interaction: Interaction): void {
    if (this.#isOver || !this.#counts) return
    const { object, result } = describeInteraction(this.#said('activityId'), this.#language, interaction)
    this.#send([this.#statement('answered', { object, result })])
  }

  close(): string | undefined {
    if (this.#isOver) return undefined
    this.#isOver = true
    const finalStatements = this.#counts && this.#failed ? [this.#verdict('failed', this.#failed)] : []
    const terminatedStatement = this.#statement('terminated', {
      defined: true,
      result: { duration: this.#duration },
    })
    // Doesn't wait for the queue, because the page may be closing.
    void this.#post([...finalStatements, terminatedStatement]).catch(() => undefined)
    return this.#data.returnURL
  }

  get #counts(): boolean {
    return (this.#data.launchMode ?? 'Normal') === 'Normal'
  }

  get #duration(): string {
    return formatIsoDuration(this.#seconds())
  }

  get #language(): string {
    return document.documentElement.lang
  }

  #outcomeOf(outcome: Outcome): object[] {
    const { completed, passed } = this.#kept
    const isFirst = !completed
    return [
      ...(isFirst
        ? [
            this.#statement('completed', {
              defined: true,
              moves: true,
              result: { completion: true, duration: this.#duration },
            }),
          ]
        : []),
      ...(isFirst && outcome.passed === null && outcome.score !== null
        ? [this.#statement('scored', { result: { score: toScore(outcome) } })]
        : []),
      ...(outcome.passed === true && !passed ? [this.#verdict('passed', outcome)] : []),
    ]
  }

  #verdict(verb: 'passed' | 'failed', outcome: Outcome): object {
    const result = { success: verb === 'passed', score: toScore(outcome), duration: this.#duration }
    return this.#statement(verb, { defined: true, moves: true, result })
  }

  #statement(verb: string, { defined = false, moves = false, result, object }: StatementOptions): object {
    const { contextActivities = {}, extensions } = this.#data.contextTemplate ?? {}
    const categories = [...(defined ? [cmi5CategoryId] : []), ...(moves ? [moveOnCategoryId] : [])]
    const { masteryScore } = this.#data
    const hasMasteryScore = (verb === 'passed' || verb === 'failed') && masteryScore !== undefined
    return {
      id: createUuid(),
      actor: JSON.parse(this.#said('actor')),
      verb: { id: verbBaseUrl + verb, display: { en: verb } },
      object: object ?? { objectType: 'Activity', id: this.#said('activityId') },
      context: {
        ...this.#data.contextTemplate,
        registration: this.#said('registration'),
        contextActivities: {
          ...contextActivities,
          category: [...(contextActivities.category ?? []), ...categories.map((id) => ({ id }))],
        },
        extensions: { ...extensions, ...(hasMasteryScore ? { [masteryExtensionId]: masteryScore } : {}) },
      },
      timestamp: new Date().toISOString(),
      ...(result ? { result } : {}),
    }
  }

  #send(statements: object[]): void {
    this.#enqueue(() => this.#post(statements))
  }

  #post(statements: object[]): Promise<Response> {
    return this.#ask('/statements', {}, { method: 'POST', body: JSON.stringify(statements), keepalive: true })
  }

  /** If a task fails, later tasks still run. */
  #enqueue(task: () => Promise<unknown>): void {
    this.#sending = this.#sending.then(task).catch(() => undefined)
  }

  async #read<T extends object>(name: string): Promise<T | undefined> {
    const answer = await this.#ask('/activities/state', this.#state(name))
    return answer.ok ? await answer.json() : undefined
  }

  #state(name: string): Record<string, string> {
    const [agent, registration, activityId] = [
      this.#said('actor'),
      this.#said('registration'),
      this.#said('activityId'),
    ]
    return { stateId: name, agent, registration, activityId }
  }

  #ask(path: string, query: Record<string, string>, init: RequestInit = {}): Promise<Response> {
    const queryString = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`
    return fetch(`${this.#said('endpoint').replace(/\/$/, '')}${path}${queryString}`, {
      ...init,
      headers: {
        authorization: `Basic ${this.#token}`,
        'content-type': 'application/json',
        'x-experience-api-version': '1.0.3',
      },
    })
  }

  #said(name: string): string {
    return this.#launch.get(name) ?? ''
  }
}

const toScore = ({ score }: Outcome) => ({ scaled: (score ?? 0) / 100, raw: score ?? 0, min: 0, max: 100 })

/** `crypto.randomUUID` needs TLS, which many learning systems lack. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const interactionTypes = { choice: 'choice', sequencing: 'sequencing', yesNo: 'other' } as const

/** xAPI 1.0.3 part 2, section 2.4.4.1. */
function describeInteraction(activityId: string, language: string, interaction: Interaction) {
  const { id, type, question, options, response, share } = interaction
  const choices = options.map((option) => ({ id: option.id, description: { [language]: option.text } }))
  return {
    object: {
      objectType: 'Activity',
      id: `${activityId}/questions/${id}`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
        interactionType: interactionTypes[type],
        description: { [language]: question },
        ...(type === 'yesNo' ? {} : { choices }),
      },
    },
    result: { response: response.join('[,]'), score: { scaled: share } },
  }
}
