import { computeMaxScores } from '@heed/contracts'
import { findQuestion, keyBehaviours, threatAreas } from '@heed/fixtures/library'
import { describe, expect, it } from 'vitest'
import { Course, type ScenarioAnswers } from './Course.ts'
import type { CourseData, CourseScenario, QuizQuestion } from './CourseData.ts'

const createQuizQuestion = (id: string): QuizQuestion => ({
  id,
  question: 'What now?',
  options: [
    { id: 'a', text: 'Lock it' },
    { id: 'b', text: 'Leave it' },
  ],
  right: 'a',
  why: 'Seconds are enough.',
})
const createLesson = (title: string, questions: number) => ({
  title,
  page: `${title}.html`,
  language: 'en',
  scenes: [],
  quiz: Array.from({ length: questions }, (_, at) => createQuizQuestion(`${title}-${at + 1}`)),
})
const common = {
  format: 'scorm12',
  title: 'Desks',
  language: 'en',
  words: {} as CourseData['words'],
} as const
const createTrainingCourse = (...questions: number[]): Course =>
  new Course({
    ...common,
    mastery: 0.8,
    lessons: questions.map((count, at) => createLesson(`L${at + 1}`, count)),
    scenarios: [],
    threatAreas: [],
  })

const createScenario = (id: number): CourseScenario => {
  const question = findQuestion(id)
  if (!question) throw new RangeError(`There is no scenario ${id}`)
  const { name, area, blocks } = question
  const maxScores = computeMaxScores(blocks)
  const behaviours = keyBehaviours
    .filter(({ code }) => code in maxScores)
    .map((behaviour) => ({ ...behaviour }))
  return { id, name, area, blocks, behaviours, maxScoresByBehaviour: maxScores }
}
const createAssessmentCourse = (...ids: number[]): Course =>
  new Course({
    ...common,
    mastery: null,
    lessons: [],
    scenarios: ids.map(createScenario),
    threatAreas: [...threatAreas],
  })

/** Returns the best or the worst answer to every block of a scenario. */
const createAnswers = (id: number, isBest: boolean): ScenarioAnswers =>
  Object.fromEntries(
    createScenario(id).blocks.flatMap(({ id: block, presentation, options = [] }) => {
      if (options.length === 0) return []
      const byPoints = options.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))
      const inPlace = options
        .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
        .map((one) => one.id)
      const chosen = {
        'single-choice': byPoints.at(isBest ? 0 : -1)?.id ?? '',
        'multiple-choice': options.filter(({ right }) => right === isBest).map((one) => one.id),
        'yes-no-list': Object.fromEntries(
          options.map((one) => [one.id, one.right === isBest ? 'yes' : 'no'] as const),
        ),
        order: isBest ? inPlace : inPlace.toReversed(),
      }[presentation]
      return chosen === undefined ? [] : [[block, chosen] as const]
    }),
  )

describe('a training', () => {
  it('alternates lessons with their questions and completes after the last one', () => {
    const course = createTrainingCourse(2, 1)
    expect(course.steps.map(({ kind }) => kind)).toEqual(['lesson', 'quiz', 'quiz', 'lesson', 'quiz'])
    expect(course.outcome).toEqual({ progress: 0, completed: false, score: null, passed: null })
    course.markLessonSeen(0)
    course.setAnswer(1, 'a')
    expect(course.outcome).toEqual({ progress: 0.4, completed: false, score: 33, passed: null })
    course.setAnswer(2, 'a')
    course.markLessonSeen(3)
    course.setAnswer(4, 'a')
    expect(course.outcome).toEqual({ progress: 1, completed: true, score: 100, passed: true })
  })

  it.each<[string, number | null, string, boolean | null]>([
    ['a high enough score passes', 0.5, 'b', true],
    ['a lower score fails', 0.8, 'b', false],
    ['a score equal to the share passes', 1, 'a', true],
    ['no verdict without a mastery share', null, 'b', null],
  ])('compares the score with the mastery share: %s', (_, mastery, second, passed) => {
    const course = createTrainingCourse(2)
    course.mastery = mastery
    course.markLessonSeen(0)
    course.setAnswer(1, 'a')
    course.setAnswer(2, second)
    expect(course.outcome.passed).toBe(passed)
  })

  it('has no score or verdict if its lessons have no questions', () => {
    const course = createTrainingCourse(0)
    course.markLessonSeen(0)
    expect(course.outcome).toEqual({ progress: 1, completed: true, score: null, passed: null })
  })

  it('asks only the missed questions again', () => {
    const course = createTrainingCourse(3)
    course.markLessonSeen(0)
    for (const [at, given] of [
      [1, 'a'],
      [2, 'b'],
      [3, 'b'],
    ] as const)
      course.setAnswer(at, given)
    expect(course.missedCount).toBe(2)
    course.resetMissedQuestions()
    expect([course.at, course.missedCount]).toEqual([2, 0])
    course.setAnswer(2, 'a')
    expect(course.findNextOpenStep(2)).toBe(3)
    course.setAnswer(3, 'a')
    expect([course.findNextOpenStep(3), course.outcome.passed]).toEqual([course.steps.length, true])
  })

  it('keeps a pass and the best score after later wrong answers', () => {
    const course = createTrainingCourse(5)
    course.markLessonSeen(0)
    for (const at of [1, 2, 3, 4]) course.setAnswer(at, 'a')
    course.setAnswer(5, 'b')
    const reached = { progress: 1, completed: true, score: 80, passed: true }
    expect(course.outcome).toEqual(reached)
    course.resetMissedQuestions()
    expect(course.outcome).toEqual(reached)
    const later = createTrainingCourse(5)
    later.resume(course.suspendData)
    expect([later.outcome, later.findNextOpenStep(0)]).toEqual([reached, 5])
    later.setAnswer(5, 'b')
    expect(later.outcome).toEqual(reached)
    later.setAnswer(5, 'a')
    expect(later.outcome.score).toBe(100)
  })
})

describe('an assessment', () => {
  it('calculates an overall score and a score for each threat area', () => {
    const course = createAssessmentCourse(4005, 4006, 1001)
    for (const [at, id] of [4005, 4006, 1001].entries()) course.setAnswer(at, createAnswers(id, id !== 1001))
    expect(course.outcome).toMatchObject({ completed: true, passed: null })
    expect(course.areas).toEqual([
      { name: 'Phishing', score: expect.any(Number) },
      { name: 'Payment fraud', score: 100 },
    ])
    expect(course.outcome.score).toBeLessThan(100)
    expect(course.outcome.score).toBeGreaterThan(0)
  })

  it('completes only when every scenario has been answered', () => {
    const course = createAssessmentCourse(4001, 4003)
    course.setAnswer(1, createAnswers(4003, true))
    expect(course.outcome).toEqual({ progress: 0.5, completed: false, score: 100, passed: null })
  })
})

describe('a second visit', () => {
  it('continues where the first one ended', () => {
    const first = createAssessmentCourse(4001, 4003)
    first.setAnswer(0, createAnswers(4001, true))
    first.at = 1
    const second = createAssessmentCourse(4001, 4003)
    second.resume(first.suspendData)
    expect([second.at, second.hasStarted, second.outcome]).toEqual([1, true, first.outcome])
    expect(second.getAnswer(0)).toEqual(createAnswers(4001, true))
  })

  it.each([
    ['empty', ''],
    ['invalid JSON', '{"at":1,"done":[tru'],
    ['from another course', '{"at":1,"done":[true,"a"]}'],
    ['not a course state', '[1,2,3]'],
    ['full of unknown answers', '{"at":9,"done":[true,"z",{"x":"y"}]}'],
  ])('starts over if the saved state is %s', (_, kept) => {
    const course = createTrainingCourse(2)
    course.resume(kept)
    expect(course.outcome.completed).toBe(false)
    expect(course.outcome.score).toBeNull()
  })

  it("stores a hundred scenarios within SCORM 1.2's size limit", () => {
    const ids = [4005, 4006, 4003, 4001]
    const course = createAssessmentCourse(
      ...Array.from({ length: 100 }, (_, at) => ids[at % ids.length] ?? 4001),
    )
    for (const at of course.steps.keys())
      course.setAnswer(at, createAnswers(ids[at % ids.length] ?? 4001, true))
    expect(course.suspendData.length).toBeLessThanOrEqual(4096)
  })
})
