import type { Question, ThreatArea } from '../../entities/content/question.ts'
import { atRisk } from '../branding/scoreBands.ts'
import { computePercent } from './rounding.ts'

export type ScoredQuestion = Pick<Question, 'id' | 'name' | 'area' | 'behaviours' | 'maxScoresByBehaviour'>

export interface ScenarioAnswer {
  question: number
  points: Readonly<Record<string, number>>
}

/** Employees on several lists count once per list (C-8). */
export interface AssessedPerson {
  employeeId: number
  listIds: readonly number[]
  started: boolean
  completed: boolean
  answers: readonly ScenarioAnswer[]
}

export interface AssessmentRecord {
  threatAreas: readonly ThreatArea[]
  questions: readonly ScoredQuestion[]
  people: readonly AssessedPerson[]
}

export interface GroupStanding {
  answered: number
  mean: number | null
  atRisk: number
}

export interface MeasuredBehaviour {
  code: string
  name: string
  area: string
  questions: number
}

export type Measure = 'all' | { area: string } | { behaviour: string } | { question: number }

function makeKey(measure: Measure): string {
  if (measure === 'all') return 'all'
  if ('area' in measure) return `area ${measure.area}`
  return 'behaviour' in measure ? `behaviour ${measure.behaviour}` : `question ${measure.question}`
}

interface Prepared {
  max: number
  own: number
  columns: readonly number[]
  behaviours: readonly { code: string; max: number; column: number | undefined }[]
}

/** Linear time. A score is the percentage of points earned in answered scenarios that are still asked (F-1, F-9). */
export class AssessmentTally {
  readonly record: AssessmentRecord
  readonly areas: readonly ThreatArea[]
  readonly behaviours: readonly MeasuredBehaviour[]
  readonly #columns = new Map<string, number>()
  readonly #places = new Map<number, number>()
  readonly #lists = new Map<number, number[]>()
  readonly #everybody: number[]
  readonly #scores: Float64Array

  constructor(record: AssessmentRecord, before?: AssessmentTally) {
    this.record = record
    this.areas = selectAreas(record)
    this.behaviours = listBehaviours(record)
    const measures: Measure[] = [
      'all',
      ...this.areas.map(({ name }) => ({ area: name })),
      ...this.behaviours.map(({ code }) => ({ behaviour: code })),
      ...record.questions.map(({ id }) => ({ question: id })),
    ]
    for (const measure of measures) this.#columns.set(makeKey(measure), this.#columns.size)
    this.#everybody = [...record.people.keys()]
    for (const [place, { employeeId, listIds }] of record.people.entries()) {
      this.#places.set(employeeId, place)
      for (const listId of listIds) {
        const members = this.#lists.get(listId)
        if (members) members.push(place)
        else this.#lists.set(listId, [place])
      }
    }
    this.#scores = this.#addUp(before && isAlike(before.record, record) ? before : undefined)
  }

  #addUp(before: AssessmentTally | undefined): Float64Array {
    const { people, questions } = this.record
    const scores = before
      ? before.#scores.slice()
      : new Float64Array(people.length * this.#columns.size).fill(Number.NaN)
    const prepared = new Map(questions.map((question) => [question.id, this.#prepare(question)]))
    const earned = new Float64Array(this.#columns.size)
    const most = new Float64Array(this.#columns.size)
    for (const [place, { answers }] of people.entries()) {
      if (before?.record.people[place]?.answers === answers) continue
      earned.fill(0)
      most.fill(0)
      for (const { question, points } of answers) {
        const known = prepared.get(question)
        if (known) addAnswer(known, points, earned, most)
      }
      for (const [column, max] of most.entries()) {
        scores[column * people.length + place] = (100 * (earned[column] ?? 0)) / (max || Number.NaN)
      }
    }
    return scores
  }

  #prepare({ id, area, maxScoresByBehaviour }: ScoredQuestion): Prepared {
    const column = (measure: Measure) => this.#columns.get(makeKey(measure))
    const own = column({ question: id }) ?? 0
    const columns = [column('all'), column({ area }), own]
    return {
      own,
      max: Object.values(maxScoresByBehaviour).reduce((total, max) => total + max, 0),
      columns: columns.filter((one) => one !== undefined),
      behaviours: Object.entries(maxScoresByBehaviour).map(([code, max]) => ({
        code,
        max,
        column: column({ behaviour: code }),
      })),
    }
  }

  people(listId?: number): AssessedPerson[] {
    return this.#members(listId).flatMap((place) => this.record.people[place] ?? [])
  }

  #members(listId: number | undefined): readonly number[] {
    return listId === undefined ? this.#everybody : (this.#lists.get(listId) ?? [])
  }

  scoreOf(employeeId: number, measure: Measure = 'all'): number | null {
    const place = this.#places.get(employeeId)
    const column = this.#columns.get(makeKey(measure))
    return place === undefined || column === undefined ? null : this.#score(place, column)
  }

  #score(place: number, column: number): number | null {
    const score = this.#scores[column * this.record.people.length + place] ?? Number.NaN
    return Number.isNaN(score) ? null : score
  }

  standing(measure: Measure = 'all', listId?: number, riskScoreBase: number = atRisk.to): GroupStanding {
    const column = this.#columns.get(makeKey(measure))
    let [answered, sum, risky] = [0, 0, 0]
    for (const place of this.#members(listId)) {
      const score = column === undefined ? null : this.#score(place, column)
      if (score === null) continue
      answered += 1
      sum += score
      if (isAtRisk(score, riskScoreBase)) risky += 1
    }
    return { answered, mean: answered > 0 ? sum / answered : null, atRisk: risky }
  }
}

function addAnswer(
  { max, own, columns, behaviours }: Prepared,
  points: ScenarioAnswer['points'],
  earned: Float64Array,
  most: Float64Array,
): void {
  const add = (column: number, got: number, of: number) => {
    earned[column] = (earned[column] ?? 0) + got
    most[column] = (most[column] ?? 0) + of
  }
  let sum = 0
  for (const behaviour of behaviours) {
    const got = clampPoints(points[behaviour.code], behaviour.max)
    sum += got
    if (behaviour.column !== undefined) add(behaviour.column, got, behaviour.max)
  }
  for (const column of columns) add(column, sum, max)
  // A scenario that is worth no points still counts as answered.
  if (max === 0) most[own] = 1
}

const isAlike = (one: AssessmentRecord, other: AssessmentRecord): boolean =>
  one.threatAreas === other.threatAreas &&
  one.questions.length === other.questions.length &&
  one.questions.every((question, at) => question === other.questions[at]) &&
  one.people.length === other.people.length &&
  one.people.every(({ employeeId }, at) => employeeId === other.people[at]?.employeeId)

const clampPoints = (points: number | undefined, max: number): number =>
  Math.min(max, Math.max(0, points ?? 0))

export function scenarioScore(
  { maxScoresByBehaviour }: Pick<ScoredQuestion, 'maxScoresByBehaviour'>,
  points: ScenarioAnswer['points'],
): number | null {
  let [earned, most] = [0, 0]
  for (const [code, max] of Object.entries(maxScoresByBehaviour)) {
    earned += clampPoints(points[code], max)
    most += max
  }
  return most > 0 ? computePercent(earned, most) : null
}

const isAtRisk = (score: number, base: number): boolean => Math.round(score) <= base

function selectAreas({ threatAreas, questions }: AssessmentRecord): ThreatArea[] {
  const used = new Set(questions.map(({ area }) => area))
  return threatAreas.filter(({ name }) => used.has(name))
}

function listBehaviours({ threatAreas, questions }: AssessmentRecord): MeasuredBehaviour[] {
  const counts = new Map<string, number>()
  for (const { maxScoresByBehaviour } of questions) {
    for (const code of Object.keys(maxScoresByBehaviour)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return threatAreas.flatMap(({ name: area, keyBehaviours }) =>
    keyBehaviours.flatMap(({ code, name }) => {
      const measuring = counts.get(code)
      return measuring === undefined ? [] : [{ code, name, area, questions: measuring }]
    }),
  )
}
