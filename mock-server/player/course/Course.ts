import type { BlockAnswer } from '@heed/contracts'
import { isComplete, scoresByBehaviour } from '@heed/contracts/rules/content/scenarioScores'
import { AssessmentTally, type ScenarioAnswer } from '@heed/contracts/rules/scores/AssessmentTally'
import { areaScores, personScore } from '@heed/contracts/rules/scores/assessmentResults'
import type { Outcome } from '../lms/Lms.ts'
import type { CourseData, CourseLesson, CourseScenario, QuizQuestion } from './CourseData.ts'

export type ScenarioAnswers = Readonly<Record<string, BlockAnswer>>
type Given = string | ScenarioAnswers

export type Step =
  | { kind: 'lesson'; lesson: CourseLesson }
  | { kind: 'quiz'; lesson: CourseLesson; question: QuizQuestion }
  | { kind: 'scenario'; scenario: CourseScenario; number: number }

/** Suspend data. An entry in `done` is true for a step that was seen, or the step's answers. */
interface Kept {
  at: number
  done: (true | Given | null)[]
  best: number | null
}

const learner = 1

export class Course {
  readonly data: CourseData
  readonly steps: readonly Step[]
  /** Passing score, 0 to 1; null without an examination. */
  mastery: number | null
  at = 0
  #done: Kept['done']
  #best: Kept['best'] = null

  constructor(data: CourseData) {
    this.data = data
    this.mastery = data.mastery
    this.steps = [
      ...data.lessons.flatMap((lesson): Step[] => [
        { kind: 'lesson', lesson },
        ...lesson.quiz.map((question): Step => ({ kind: 'quiz', lesson, question })),
      ]),
      ...data.scenarios.map((scenario, at): Step => ({ kind: 'scenario', scenario, number: at + 1 })),
    ]
    this.#done = this.steps.map(() => null)
  }

  resume(text: string): void {
    const kept = readKept(text)
    if (kept?.done.length !== this.steps.length) return
    this.#done = kept.done.map((given, at) => (this.#fits(at, given) ? given : null))
    this.#best = kept.best
    this.at = Math.max(0, Math.min(kept.at, this.steps.length))
  }

  get suspended(): string {
    const kept: Kept = { at: this.at, done: this.#done, best: this.#best }
    return JSON.stringify(kept)
  }

  get hasBegun(): boolean {
    return this.#done.some((given) => given !== null)
  }

  isDone(at: number): boolean {
    return this.#done[at] !== null
  }

  given(at: number): Given | undefined {
    const given = this.#done[at] ?? null
    return given === null || given === true ? undefined : given
  }

  lessonSeen(at: number): void {
    this.#done[at] = true
  }

  answer(at: number, given: Given): void {
    this.#done[at] = given
    const score = this.#score
    if (score !== null && !this.#done.includes(null)) this.#best = Math.max(score, this.#best ?? 0)
  }

  get missed(): number {
    return this.steps.filter((step, at) => step.kind === 'quiz' && this.isDone(at) && !this.isRight(at))
      .length
  }

  isRight(at: number): boolean {
    const step = this.steps[at]
    return step?.kind === 'quiz' && this.#done[at] === step.question.right
  }

  askMissedAgain(): void {
    const missed = this.steps.flatMap((step, at) =>
      step.kind === 'quiz' && this.isDone(at) && !this.isRight(at) ? [at] : [],
    )
    for (const at of missed) this.#done[at] = null
    this.at = missed[0] ?? this.at
  }

  nextOpen(from: number): number {
    const open = this.#done.findIndex((given, at) => at >= from && given === null)
    const any = open < 0 ? this.#done.indexOf(null) : open
    return any < 0 ? this.steps.length : any
  }

  /** The results don't change while missed questions are asked again. */
  get outcome(): Outcome {
    const done = this.#done.filter((given) => given !== null).length
    const completed = this.#best !== null || done === this.steps.length
    const score = this.#best ?? this.#score
    return {
      progress: completed ? 1 : done / this.steps.length,
      completed,
      score,
      passed: !completed || score === null || this.mastery === null ? null : score >= this.mastery * 100,
    }
  }

  get areas(): { name: string; score: number | null }[] {
    return areaScores(this.#tally)
  }

  /** 0 to 100; null if no step has a score. */
  get #score(): number | null {
    if (this.data.scenarios.length > 0) return personScore(this.#tally, learner)
    const asked = this.steps.flatMap((step, at) => (step.kind === 'quiz' ? [at] : []))
    if (asked.length === 0 || asked.every((at) => !this.isDone(at))) return null
    return Math.round((100 * asked.filter((at) => this.isRight(at)).length) / asked.length)
  }

  get #tally(): AssessmentTally {
    return new AssessmentTally({
      threatAreas: this.data.threatAreas,
      questions: this.data.scenarios,
      people: [{ employeeId: learner, listIds: [], started: true, completed: false, answers: this.#answers }],
    })
  }

  get #answers(): ScenarioAnswer[] {
    return this.steps.flatMap((step, at) => {
      const given = this.given(at)
      if (step.kind !== 'scenario' || given === undefined || typeof given === 'string') return []
      return [{ question: step.scenario.id, points: scoresByBehaviour(step.scenario.blocks, given) }]
    })
  }

  #fits(at: number, given: true | Given | null): boolean {
    const step = this.steps[at]
    if (step?.kind === 'lesson') return given === true
    if (step?.kind === 'quiz') return step.question.options.some(({ id }) => id === given)
    if (typeof given !== 'object' || given === null) return false
    return step?.scenario.blocks.every((block) => isComplete(block, given[block.id])) === true
  }
}

function readKept(text: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('done' in kept)) return undefined
    const { at, done } = kept
    const best = 'best' in kept && typeof kept.best === 'number' ? kept.best : null
    return typeof at === 'number' && Array.isArray(done) ? { at, done, best } : undefined
  } catch {
    return undefined
  }
}
