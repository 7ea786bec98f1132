import type { BlockAnswer } from '@heed/contracts'
import { computeScores, isBlockComplete } from '@heed/contracts/rules/content/scenarioScores'
import { AssessmentTally, type ScenarioAnswer } from '@heed/contracts/rules/scores/AssessmentTally'
import { getPersonScore, listAreaScores } from '@heed/contracts/rules/scores/assessmentResults'
import type { Outcome } from '../lms/Lms.ts'
import type { CourseData, CourseLesson, CourseScenario, QuizQuestion } from './CourseData.ts'

export type ScenarioAnswers = Readonly<Record<string, BlockAnswer>>
type StepResponse = string | ScenarioAnswers

export type Step =
  | { kind: 'lesson'; lesson: CourseLesson }
  | { kind: 'quiz'; lesson: CourseLesson; question: QuizQuestion }
  | { kind: 'scenario'; scenario: CourseScenario; number: number }

/** Suspend data. An entry in `done` is true for a step that was seen, or the step's answers. */
interface SuspendData {
  at: number
  done: (true | StepResponse | null)[]
  best: number | null
}

const learnerId = 1

export class Course {
  readonly data: CourseData
  readonly steps: readonly Step[]
  /** Passing score, 0 to 1; null if the course has no exam. */
  mastery: number | null
  at = 0
  #done: SuspendData['done']
  #best: SuspendData['best'] = null

  constructor(data: CourseData) {
    this.data = data
    this.mastery = data.mastery
    this.steps = [
      ...data.lessons.flatMap((lesson): Step[] => [
        { kind: 'lesson', lesson },
        ...lesson.quiz.map((question): Step => ({ kind: 'quiz', lesson, question })),
      ]),
      ...data.scenarios.map((scenario, index): Step => ({ kind: 'scenario', scenario, number: index + 1 })),
    ]
    this.#done = this.steps.map(() => null)
  }

  resume(text: string): void {
    const suspendData = parseSuspendData(text)
    if (suspendData?.done.length !== this.steps.length) return
    this.#done = suspendData.done.map((answer, index) => (this.#fits(index, answer) ? answer : null))
    this.#best = suspendData.best
    this.at = Math.max(0, Math.min(suspendData.at, this.steps.length))
  }

  get suspendData(): string {
    const suspendData: SuspendData = { at: this.at, done: this.#done, best: this.#best }
    return JSON.stringify(suspendData)
  }

  get hasStarted(): boolean {
    return this.#done.some((result) => result !== null)
  }

  isDone(stepIndex: number): boolean {
    return this.#done[stepIndex] !== null
  }

  getAnswer(stepIndex: number): StepResponse | undefined {
    const result = this.#done[stepIndex] ?? null
    return result === null || result === true ? undefined : result
  }

  markLessonSeen(stepIndex: number): void {
    this.#done[stepIndex] = true
  }

  setAnswer(stepIndex: number, stepAnswer: StepResponse): void {
    this.#done[stepIndex] = stepAnswer
    const score = this.#score
    if (score !== null && !this.#done.includes(null)) this.#best = Math.max(score, this.#best ?? 0)
  }

  get missedCount(): number {
    return this.steps.filter(
      (step, index) => step.kind === 'quiz' && this.isDone(index) && !this.isCorrect(index),
    ).length
  }

  isCorrect(stepIndex: number): boolean {
    const step = this.steps[stepIndex]
    return step?.kind === 'quiz' && this.#done[stepIndex] === step.question.right
  }

  resetMissedQuestions(): void {
    const missedIndexes = this.steps.flatMap((step, index) =>
      step.kind === 'quiz' && this.isDone(index) && !this.isCorrect(index) ? [index] : [],
    )
    for (const stepIndex of missedIndexes) this.#done[stepIndex] = null
    this.at = missedIndexes[0] ?? this.at
  }

  findNextOpenStep(startIndex: number): number {
    const nextOpenIndex = this.#done.findIndex((result, index) => index >= startIndex && result === null)
    const openIndex = nextOpenIndex < 0 ? this.#done.indexOf(null) : nextOpenIndex
    return openIndex < 0 ? this.steps.length : openIndex
  }

  /** The results don't change while missed questions are asked again. */
  get outcome(): Outcome {
    const doneCount = this.#done.filter((result) => result !== null).length
    const isCompleted = this.#best !== null || doneCount === this.steps.length
    const score = this.#best ?? this.#score
    return {
      progress: isCompleted ? 1 : doneCount / this.steps.length,
      completed: isCompleted,
      score,
      passed: !isCompleted || score === null || this.mastery === null ? null : score >= this.mastery * 100,
    }
  }

  get areas(): { name: string; score: number | null }[] {
    return listAreaScores(this.#tally)
  }

  /** 0 to 100; null if no step has a score. */
  get #score(): number | null {
    if (this.data.scenarios.length > 0) return getPersonScore(this.#tally, learnerId)
    const quizIndexes = this.steps.flatMap((step, index) => (step.kind === 'quiz' ? [index] : []))
    if (quizIndexes.length === 0 || quizIndexes.every((stepIndex) => !this.isDone(stepIndex))) return null
    return Math.round(
      (100 * quizIndexes.filter((stepIndex) => this.isCorrect(stepIndex)).length) / quizIndexes.length,
    )
  }

  get #tally(): AssessmentTally {
    return new AssessmentTally({
      threatAreas: this.data.threatAreas,
      questions: this.data.scenarios,
      people: [
        { employeeId: learnerId, listIds: [], started: true, completed: false, answers: this.#answers },
      ],
    })
  }

  get #answers(): ScenarioAnswer[] {
    return this.steps.flatMap((step, index) => {
      const answer = this.getAnswer(index)
      if (step.kind !== 'scenario' || answer === undefined || typeof answer === 'string') return []
      return [{ question: step.scenario.id, points: computeScores(step.scenario.blocks, answer) }]
    })
  }

  #fits(stepIndex: number, result: true | StepResponse | null): boolean {
    const step = this.steps[stepIndex]
    if (step?.kind === 'lesson') return result === true
    if (step?.kind === 'quiz') return step.question.options.some(({ id }) => id === result)
    if (typeof result !== 'object' || result === null) return false
    return step?.scenario.blocks.every((block) => isBlockComplete(block, result[block.id])) === true
  }
}

function parseSuspendData(text: string): SuspendData | undefined {
  try {
    const parsedData: unknown = JSON.parse(text)
    if (
      typeof parsedData !== 'object' ||
      parsedData === null ||
      !('at' in parsedData) ||
      !('done' in parsedData)
    )
      return undefined
    const { at, done } = parsedData
    const best = 'best' in parsedData && typeof parsedData.best === 'number' ? parsedData.best : null
    return typeof at === 'number' && Array.isArray(done) ? { at, done, best } : undefined
  } catch {
    return undefined
  }
}
