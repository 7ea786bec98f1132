import { Scorm12API, Scorm2004API } from 'scorm-again'
import { describe, expect, it } from 'vitest'
import type { Interaction, Outcome } from './Lms.ts'
import { Scorm, type ScormApi } from './Scorm.ts'
import { scorm12 } from './scorm12.ts'
import { scorm2004 } from './scorm2004.ts'

const halfwayOutcome: Outcome = { progress: 0.5, completed: false, score: 50, passed: null }
const passedOutcome: Outcome = { progress: 1, completed: true, score: 83, passed: true }
const failedOutcome: Outcome = { progress: 1, completed: true, score: 33, passed: false }
const ungradedOutcome: Outcome = { progress: 1, completed: true, score: 33, passed: null }
const interaction: Interaction = {
  id: '502-1',
  type: 'choice',
  question: 'What now?',
  options: [{ id: 'a', text: 'Lock it' }],
  response: ['a', 'c'],
  share: 0.25,
  seconds: 3.5,
}

type SavedElements = Readonly<Record<string, string>>

const editions = {
  scorm12: {
    edition: scorm12,
    make: () => new Scorm12API({ logLevel: 5 }),
    says: ['cmi.core.lesson_status'],
    mode: 'cmi.core.lesson_mode',
  },
  scorm2004: {
    edition: scorm2004,
    make: () => new Scorm2004API({ logLevel: 5 }),
    says: ['cmi.completion_status', 'cmi.success_status'],
    mode: 'cmi.mode',
  },
} as const

/** Opens a course in a learning system with this saved state; `refused` lists rejected elements. */
function run(name: keyof typeof editions, before: SavedElements = {}) {
  const { edition, make, says } = editions[name]
  const runTime = make()
  runTime.loadFromFlattenedJSON({ ...before }, '')
  const refused: string[] = []
  const api: ScormApi = new Proxy(Object(runTime), {
    get:
      (target: ScormApi, called: string) =>
      (...words: string[]) => {
        const answer = Reflect.apply(Reflect.get(target, called), target, words)
        if (called === edition.set && answer !== 'true') refused.push(words.join(' = '))
        return answer
      },
  })
  const read = (element: string) => api[edition.get]?.(element)
  return { lms: new Scorm(api, edition), runTime, refused, read, status: () => says.map(read).join(' ') }
}

describe('a SCORM 2004 learning system with a passing score', () => {
  it.each<[string, Outcome, string]>([
    ['reports no verdict for a learner who leaves halfway', halfwayOutcome, 'incomplete unknown'],
    ['reports a learner who passed', passedOutcome, 'completed passed'],
    ['reports a learner who failed', failedOutcome, 'completed failed'],
  ])('%s', async (_, outcome, reported) => {
    const { lms, runTime } = run('scorm2004', { 'cmi.scaled_passing_score': '0.8' })
    await lms.open()
    lms.report(outcome, '')
    lms.close()
    const { cmi } = runTime.renderCMIToJSONObject() as { cmi: SavedElements }
    expect(`${cmi.completion_status} ${cmi.success_status}`).toBe(reported)
  })
})

describe.each(['scorm12', 'scorm2004'] as const)('a %s course', (name) => {
  const isOld = name === 'scorm12'

  it.each<[string, Outcome, string, string]>([
    ['halfway through', halfwayOutcome, 'incomplete', 'incomplete unknown'],
    ['when passed', passedOutcome, 'passed', 'completed passed'],
    ['when failed', failedOutcome, 'failed', 'completed failed'],
    ['without a verdict', ungradedOutcome, 'completed', 'completed unknown'],
  ])('reports its status and score %s', async (_, outcome, old, young) => {
    const { lms, refused, read, status } = run(name)
    await lms.open()
    lms.report(outcome, '{"at":3}')
    expect(status()).toBe(isOld ? old : young)
    expect(read(isOld ? 'cmi.core.score.raw' : 'cmi.score.raw')).toBe(String(outcome.score))
    const scaled = outcome.completed ? String((outcome.score ?? 0) / 100) : ''
    if (!isOld) expect(read('cmi.score.scaled')).toBe(scaled)
    expect(read('cmi.suspend_data')).toBe('{"at":3}')
    expect(refused).toEqual([])
  })

  it('starts when opened and resumes its saved state', async () => {
    const { lms, status } = run(name, { 'cmi.suspend_data': '{"at":2}' })
    expect(await lms.open()).toMatchObject({ suspendData: '{"at":2}' })
    expect(status()).toContain('incomplete')
  })

  it('takes the mastery score from the learning system', async () => {
    const own: SavedElements = isOld
      ? { 'cmi.student_data.mastery_score': '60' }
      : { 'cmi.scaled_passing_score': '0.6' }
    expect(await run(name, own).lms.open()).toMatchObject({ mastery: 0.6 })
    expect(await run(name).lms.open()).toMatchObject({ mastery: null })
  })

  it.each(['choice', 'sequencing', 'yesNo'] as const)('records the answers to %s questions', async (type) => {
    const { lms, refused, read } = run(name)
    await lms.open()
    lms.answered({ ...interaction, type, response: type === 'yesNo' ? ['a.yes', 'b.no'] : ['b', 'a'] })
    lms.answered({ ...interaction, id: '502-2', share: 1, response: ['a'] })
    lms.answered({ ...interaction, id: '502-3', share: 0, response: ['b'] })
    expect(refused).toEqual([])
    expect(read('cmi.interactions._count')).toBe('3')
  })

  it('changes nothing on the record in browse mode', async () => {
    const { lms, status, read } = run(name, { [editions[name].mode]: 'browse' })
    await lms.open()
    const before = status()
    lms.report(passedOutcome, '')
    lms.answered(interaction)
    expect([status(), read('cmi.interactions._count')]).toEqual([before, '0'])
  })

  it('reports nothing after it has been closed', async () => {
    const { lms, refused, status } = run(name)
    await lms.open()
    lms.report(halfwayOutcome, '')
    lms.close()
    lms.report(passedOutcome, '')
    lms.close()
    expect(status()).not.toContain('passed')
    expect(refused).toEqual([])
  })
})
