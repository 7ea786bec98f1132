import { startStopwatch } from './duration.ts'
import { findApi } from './findApi.ts'
import type { Interaction, Lms, LmsSession, Outcome } from './Lms.ts'
import { parseNumber } from './share.ts'

export type Values = readonly (readonly [element: string, value: string])[]

export interface Edition {
  api: string
  initialize: string
  get: string
  set: string
  commit: string
  finish: string
  mode: string
  status: string
  mastery: string
  /** Learning system's value for a passing score of 1; 100 if its scores are percentages. */
  masteryScale: number
  notStartedStatuses: readonly string[]
  startedValues: Values
  progress(outcome: Outcome): Values
  result(outcome: Outcome): Values
  interaction(details: Interaction): Values
  sessionTime(seconds: number): Values
}

export type ScormApi = Readonly<Record<string, (...args: readonly string[]) => string>>

export class Scorm implements Lms {
  readonly #api: ScormApi
  readonly #edition: Edition
  readonly #seconds = startStopwatch()
  #interactions = 0
  /** False in browse and review modes, in which results don't count. */
  #counts: boolean = true
  #isOver: boolean = false

  constructor(api: ScormApi, edition: Edition) {
    this.#api = api
    this.#edition = edition
  }

  static find(edition: Edition): Scorm | undefined {
    const apiObject = findApi(edition.api)
    return typeof apiObject === 'object' && apiObject !== null && edition.initialize in apiObject
      ? new Scorm(apiObject as ScormApi, edition)
      : undefined
  }

  async open(): Promise<LmsSession> {
    const { initialize, mode, status, notStartedStatuses, startedValues, mastery, masteryScale } =
      this.#edition
    this.#call(initialize, '')
    this.#counts = !['browse', 'review'].includes(this.#get(mode))
    if (this.#counts && notStartedStatuses.includes(this.#get(status))) this.#keep(startedValues)
    this.#interactions = parseNumber(this.#get('cmi.interactions._count')) ?? 0
    const passingScore = parseNumber(this.#get(mastery))
    return {
      suspendData: this.#get('cmi.suspend_data'),
      mastery: passingScore === null ? null : passingScore / masteryScale,
    }
  }

  report(outcome: Outcome, suspendData: string): void {
    if (this.#isOver) return
    this.#keep([
      ['cmi.suspend_data', suspendData],
      ...this.#edition.progress(outcome),
      ...(this.#counts ? this.#edition.result(outcome) : []),
    ])
  }

  answered(interaction: Interaction): void {
    if (this.#isOver || !this.#counts) return
    const elementPath = `cmi.interactions.${this.#interactions}`
    this.#interactions += 1
    this.#set(
      this.#edition.interaction(interaction).map(([name, value]) => [`${elementPath}.${name}`, value]),
    )
  }

  close(): undefined {
    if (this.#isOver) return
    this.#isOver = true
    this.#keep(this.#edition.sessionTime(this.#seconds()))
    this.#call(this.#edition.finish, '')
  }

  #keep(values: Values): void {
    this.#set(values)
    this.#call(this.#edition.commit, '')
  }

  #set(values: Values): void {
    for (const [element, value] of values) this.#call(this.#edition.set, element, value)
  }

  #get(element: string): string {
    return this.#call(this.#edition.get, element)
  }

  #call(name: string, ...args: readonly string[]): string {
    return String(this.#api[name]?.(...args) ?? '')
  }
}
