import type { Question, ThreatArea } from '../../entities/content/question.ts'
import { atRiskRange } from './bands/scoreBands.ts'
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

export interface GroupStatistics {
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

function toMeasureKey(measure: Measure): string {
  if (measure === 'all') return 'all'
  if ('area' in measure) return `area ${measure.area}`
  return 'behaviour' in measure ? `behaviour ${measure.behaviour}` : `question ${measure.question}`
}

interface PreparedQuestion {
  max: number
  own: number
  columns: readonly number[]
  behaviours: readonly { code: string; max: number; column: number | undefined }[]
}

/** Takes linear time. A score is the percentage of points earned in answered scenarios still in use (F-1, F-9). */
export class AssessmentTally {
  readonly record: AssessmentRecord
  readonly areas: readonly ThreatArea[]
  readonly behaviours: readonly MeasuredBehaviour[]
  readonly #columns = new Map<string, number>()
  readonly #places = new Map<number, number>()
  readonly #lists = new Map<number, number[]>()
  readonly #everybody: number[]
  readonly #scores: Float64Array

  constructor(record: AssessmentRecord, previousTally?: AssessmentTally) {
    this.record = record
    this.areas = selectAreas(record)
    this.behaviours = listBehaviours(record)
    const measures: Measure[] = [
      'all',
      ...this.areas.map(({ name }) => ({ area: name })),
      ...this.behaviours.map(({ code }) => ({ behaviour: code })),
      ...record.questions.map(({ id }) => ({ question: id })),
    ]
    for (const measure of measures) this.#columns.set(toMeasureKey(measure), this.#columns.size)
    this.#everybody = [...record.people.keys()]
    for (const [personIndex, { employeeId, listIds }] of record.people.entries()) {
      this.#places.set(employeeId, personIndex)
      for (const listId of listIds) {
        const members = this.#lists.get(listId)
        if (members) members.push(personIndex)
        else this.#lists.set(listId, [personIndex])
      }
    }
    this.#scores = this.#addUp(
      previousTally && hasSameStructure(previousTally.record, record) ? previousTally : undefined,
    )
  }

  #addUp(previousTally: AssessmentTally | undefined): Float64Array {
    const { people, questions } = this.record
    const scores = previousTally
      ? previousTally.#scores.slice()
      : new Float64Array(people.length * this.#columns.size).fill(Number.NaN)
    const preparedQuestions = new Map(questions.map((question) => [question.id, this.#prepare(question)]))
    const earnedPoints = new Float64Array(this.#columns.size)
    const maxPoints = new Float64Array(this.#columns.size)
    for (const [personIndex, { answers }] of people.entries()) {
      if (previousTally?.record.people[personIndex]?.answers === answers) continue
      earnedPoints.fill(0)
      maxPoints.fill(0)
      for (const { question, points } of answers) {
        const preparedQuestion = preparedQuestions.get(question)
        if (preparedQuestion) addAnswer(preparedQuestion, points, earnedPoints, maxPoints)
      }
      for (const [column, max] of maxPoints.entries()) {
        scores[column * people.length + personIndex] =
          (100 * (earnedPoints[column] ?? 0)) / (max || Number.NaN)
      }
    }
    return scores
  }

  #prepare({ id, area, maxScoresByBehaviour }: ScoredQuestion): PreparedQuestion {
    const getColumn = (measure: Measure) => this.#columns.get(toMeasureKey(measure))
    const ownColumn = getColumn({ question: id }) ?? 0
    const columns = [getColumn('all'), getColumn({ area }), ownColumn]
    return {
      own: ownColumn,
      max: Object.values(maxScoresByBehaviour).reduce((total, max) => total + max, 0),
      columns: columns.filter((column) => column !== undefined),
      behaviours: Object.entries(maxScoresByBehaviour).map(([code, max]) => ({
        code,
        max,
        column: getColumn({ behaviour: code }),
      })),
    }
  }

  people(listId?: number): AssessedPerson[] {
    return this.#members(listId).flatMap((personIndex) => this.record.people[personIndex] ?? [])
  }

  #members(listId: number | undefined): readonly number[] {
    return listId === undefined ? this.#everybody : (this.#lists.get(listId) ?? [])
  }

  getScore(employeeId: number, measure: Measure = 'all'): number | null {
    const personIndex = this.#places.get(employeeId)
    const column = this.#columns.get(toMeasureKey(measure))
    return personIndex === undefined || column === undefined ? null : this.#score(personIndex, column)
  }

  #score(personIndex: number, column: number): number | null {
    const score = this.#scores[column * this.record.people.length + personIndex] ?? Number.NaN
    return Number.isNaN(score) ? null : score
  }

  computeStatistics(
    measure: Measure = 'all',
    listId?: number,
    riskScoreBase: number = atRiskRange.to,
  ): GroupStatistics {
    const column = this.#columns.get(toMeasureKey(measure))
    let [answeredCount, sum, riskyCount] = [0, 0, 0]
    for (const personIndex of this.#members(listId)) {
      const score = column === undefined ? null : this.#score(personIndex, column)
      if (score === null) continue
      answeredCount += 1
      sum += score
      if (isAtRisk(score, riskScoreBase)) riskyCount += 1
    }
    return {
      answered: answeredCount,
      mean: answeredCount > 0 ? sum / answeredCount : null,
      atRisk: riskyCount,
    }
  }
}

function addAnswer(
  { max, own, columns, behaviours }: PreparedQuestion,
  points: ScenarioAnswer['points'],
  earnedPoints: Float64Array,
  maxPoints: Float64Array,
): void {
  const add = (column: number, points: number, pointsLimit: number) => {
    earnedPoints[column] = (earnedPoints[column] ?? 0) + points
    maxPoints[column] = (maxPoints[column] ?? 0) + pointsLimit
  }
  let sum = 0
  for (const behaviour of behaviours) {
    const pointsEarned = clampPoints(points[behaviour.code], behaviour.max)
    sum += pointsEarned
    if (behaviour.column !== undefined) add(behaviour.column, pointsEarned, behaviour.max)
  }
  for (const column of columns) add(column, sum, max)
  // A scenario that is worth no points still counts as answered.
  if (max === 0) maxPoints[own] = 1
}

const hasSameStructure = (a: AssessmentRecord, b: AssessmentRecord): boolean =>
  a.threatAreas === b.threatAreas &&
  a.questions.length === b.questions.length &&
  a.questions.every((question, index) => question === b.questions[index]) &&
  a.people.length === b.people.length &&
  a.people.every(({ employeeId }, index) => employeeId === b.people[index]?.employeeId)

const clampPoints = (points: number | undefined, max: number): number =>
  Math.min(max, Math.max(0, points ?? 0))

export function computeScenarioScore(
  { maxScoresByBehaviour }: Pick<ScoredQuestion, 'maxScoresByBehaviour'>,
  points: ScenarioAnswer['points'],
): number | null {
  let [earnedSum, maxSum] = [0, 0]
  for (const [code, max] of Object.entries(maxScoresByBehaviour)) {
    earnedSum += clampPoints(points[code], max)
    maxSum += max
  }
  return maxSum > 0 ? computePercent(earnedSum, maxSum) : null
}

const isAtRisk = (score: number, base: number): boolean => Math.round(score) <= base

function selectAreas({ threatAreas, questions }: AssessmentRecord): ThreatArea[] {
  const usedAreas = new Set(questions.map(({ area }) => area))
  return threatAreas.filter(({ name }) => usedAreas.has(name))
}

function listBehaviours({ threatAreas, questions }: AssessmentRecord): MeasuredBehaviour[] {
  const counts = new Map<string, number>()
  for (const { maxScoresByBehaviour } of questions) {
    for (const code of Object.keys(maxScoresByBehaviour)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return threatAreas.flatMap(({ name: area, keyBehaviours }) =>
    keyBehaviours.flatMap(({ code, name }) => {
      const measuringCount = counts.get(code)
      return measuringCount === undefined ? [] : [{ code, name, area, questions: measuringCount }]
    }),
  )
}
