import type { Question, ThreatArea } from '../../entities/question.ts'
import { atRisk } from '../scoreBands.ts'
import { percentOf } from './rounding.ts'

/** A scenario of an assessment, with the most that can be earned for each behaviour. */
export type ScoredQuestion = Pick<Question, 'id' | 'name' | 'area' | 'behaviours' | 'maxScoresByBehaviour'>

/** Who was asked; a person may be on several of the lists, and counts on each. */
export interface AssessedPerson {
  employeeId: number
  listIds: readonly number[]
  started: boolean
  completed: boolean
}

/** What one person earned in one scenario, by behaviour (`scoresByBehaviour`); one answer per person and scenario. */
export interface ScenarioAnswer {
  employeeId: number
  questionId: number
  points: Readonly<Record<string, number>>
}

/** All that was recorded of an assessment; the areas say which behaviours belong together, and in which order. */
export interface AssessmentRecord {
  threatAreas: readonly ThreatArea[]
  questions: readonly ScoredQuestion[]
  people: readonly AssessedPerson[]
  answers: readonly ScenarioAnswer[]
}

/** How some people stand: those who answered, their mean score 0 to 100 (null of none), and how many are at risk. */
export interface GroupStanding {
  answered: number
  mean: number | null
  atRisk: number
}

/** A behaviour that an assessment measures, with its area and the scenarios that measure it. */
export interface MeasuredBehaviour {
  code: string
  name: string
  area: string
  questions: number
}

/** What a score is about: everything, an area, a behaviour. */
export type Measure = 'all' | { area: string } | { behaviour: string }

const keyOf = (measure: Measure): string => {
  if (measure === 'all') return 'all'
  return 'area' in measure ? `area ${measure.area}` : `behaviour ${measure.behaviour}`
}

/**
 * The answers of an assessment added up once, in time linear in their number; every result is read from it. A person's
 * score is what they earned of what they could have earned in the scenarios they answered, in percent.
 */
export class AssessmentTally {
  readonly record: AssessmentRecord
  /** The areas of the scenarios and the behaviours that they measure, in the order of the threat areas. */
  readonly areas: readonly ThreatArea[]
  readonly behaviours: readonly MeasuredBehaviour[]
  readonly #columns = new Map<string, number>()
  readonly #places = new Map<number, number>()
  readonly #lists = new Map<number, number[]>()
  readonly #everybody: number[]
  /** Scores by measure, in each the people in their order; NaN where somebody answered nothing of it. */
  readonly #scores: Float64Array
  readonly #byQuestion = new Map<number, { answered: number; sum: number; atRisk: number }>()

  constructor(record: AssessmentRecord) {
    this.record = record
    this.areas = areasOf(record)
    this.behaviours = behavioursOf(record)
    const measures: Measure[] = [
      'all',
      ...this.areas.map(({ name }) => ({ area: name })),
      ...this.behaviours.map(({ code }) => ({ behaviour: code })),
    ]
    for (const measure of measures) this.#columns.set(keyOf(measure), this.#columns.size)
    this.#everybody = [...record.people.keys()]
    for (const [place, { employeeId, listIds }] of record.people.entries()) {
      this.#places.set(employeeId, place)
      for (const listId of listIds) {
        const members = this.#lists.get(listId)
        if (members) members.push(place)
        else this.#lists.set(listId, [place])
      }
    }
    this.#scores = this.#addUp()
  }

  #addUp(): Float64Array {
    const count = this.record.people.length
    const earned = new Float64Array(count * this.#columns.size)
    const most = new Float64Array(earned.length)
    const add = (cell: number, points: number, max: number) => {
      earned[cell] = (earned[cell] ?? 0) + points
      most[cell] = (most[cell] ?? 0) + max
    }
    const questions = new Map(this.record.questions.map((question) => [question.id, this.#prepare(question)]))
    for (const { employeeId, questionId, points } of this.record.answers) {
      const place = this.#places.get(employeeId)
      const question = questions.get(questionId)
      if (place === undefined || !question) continue
      let sum = 0
      for (const { code, max, column } of question.behaviours) {
        const got = earnedOf(points[code], max)
        sum += got
        if (column !== undefined) add(column * count + place, got, max)
      }
      for (const column of question.columns) add(column * count + place, sum, question.max)
      const score = question.max > 0 ? (100 * sum) / question.max : 0
      question.sums.answered += 1
      question.sums.sum += score
      if (isAtRisk(score, atRisk.to)) question.sums.atRisk += 1
    }
    return earned.map((points, cell) => (100 * points) / (most[cell] || Number.NaN))
  }

  /** Where the points of a scenario go: looked up once, not for every answer. */
  #prepare({ id, area, maxScoresByBehaviour }: ScoredQuestion) {
    const sums = { answered: 0, sum: 0, atRisk: 0 }
    this.#byQuestion.set(id, sums)
    const columns = [this.#columns.get(keyOf('all')), this.#columns.get(keyOf({ area }))]
    return {
      sums,
      max: Object.values(maxScoresByBehaviour).reduce((total, max) => total + max, 0),
      columns: columns.filter((column) => column !== undefined),
      behaviours: Object.entries(maxScoresByBehaviour).map(([code, max]) => ({
        code,
        max,
        column: this.#columns.get(keyOf({ behaviour: code })),
      })),
    }
  }

  /** The people of one list, or all. */
  people(listId?: number): AssessedPerson[] {
    return this.#members(listId).flatMap((place) => this.record.people[place] ?? [])
  }

  #members(listId: number | undefined): readonly number[] {
    return listId === undefined ? this.#everybody : (this.#lists.get(listId) ?? [])
  }

  /** The score of one person, 0 to 100; null where nothing of it was answered. */
  scoreOf(employeeId: number, measure: Measure = 'all'): number | null {
    const place = this.#places.get(employeeId)
    const column = this.#columns.get(keyOf(measure))
    return place === undefined || column === undefined ? null : this.#score(place, column)
  }

  #score(place: number, column: number): number | null {
    const score = this.#scores[column * this.record.people.length + place] ?? Number.NaN
    return Number.isNaN(score) ? null : score
  }

  /** How the people of one list, or all, stand; at risk is whose score is `riskScoreBase` or less. */
  standing(measure: Measure = 'all', listId?: number, riskScoreBase: number = atRisk.to): GroupStanding {
    const column = this.#columns.get(keyOf(measure))
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

  /** How those who answered one scenario stand in it. */
  standingIn(questionId: number): GroupStanding {
    const {
      answered,
      sum,
      atRisk: risky,
    } = this.#byQuestion.get(questionId) ?? { answered: 0, sum: 0, atRisk: 0 }
    return { answered, mean: answered > 0 ? sum / answered : null, atRisk: risky }
  }
}

/** Points count from nothing to the most that can be earned. */
const earnedOf = (points: number | undefined, max: number): number => Math.min(max, Math.max(0, points ?? 0))

/** The score of one answer, in whole percent of what the scenario gives; null where it gives nothing. */
export function scenarioScore(
  { maxScoresByBehaviour }: Pick<ScoredQuestion, 'maxScoresByBehaviour'>,
  points: ScenarioAnswer['points'],
): number | null {
  let [earned, most] = [0, 0]
  for (const [code, max] of Object.entries(maxScoresByBehaviour)) {
    earned += earnedOf(points[code], max)
    most += max
  }
  return most > 0 ? percentOf(earned, most) : null
}

/** Scores count as they are shown, whole. */
const isAtRisk = (score: number, base: number): boolean => Math.round(score) <= base

function areasOf({ threatAreas, questions }: AssessmentRecord): ThreatArea[] {
  const used = new Set(questions.map(({ area }) => area))
  return threatAreas.filter(({ name }) => used.has(name))
}

function behavioursOf({ threatAreas, questions }: AssessmentRecord): MeasuredBehaviour[] {
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
