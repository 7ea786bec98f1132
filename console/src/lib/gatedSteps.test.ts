import { describe, expect, it } from 'vitest'
import { findAdjacentSteps, findOpenStep, type Gate, resolveGatedSteps } from './gatedSteps.ts'

type Step = 'goal' | 'content' | 'people' | 'schedule' | 'finalize'
type State = { goal?: string; subjects: number; people: number; packaged?: boolean }

const gates: Gate<Step, State>[] = [
  { step: 'goal', refusal: () => undefined },
  { step: 'content', refusal: ({ goal }) => (goal ? undefined : 'Choose a goal') },
  { step: 'people', refusal: ({ subjects }) => (subjects > 0 ? undefined : 'Choose a subject') },
  {
    step: 'schedule',
    refusal: ({ people }) => (people > 0 ? undefined : 'Choose an employee'),
    isSkipped: ({ packaged }) => packaged === true,
  },
  { step: 'finalize', refusal: () => undefined },
]

const completeState: State = { goal: 'phishing', subjects: 3, people: 12 }

describe('wizard steps', () => {
  it.each<[string, State, Step[], string | undefined]>([
    ['nothing', { subjects: 0, people: 0 }, ['goal'], 'Choose a goal'],
    ['a goal', { goal: 'phishing', subjects: 0, people: 0 }, ['goal', 'content'], 'Choose a subject'],
    ['employees but no goal', { subjects: 0, people: 9 }, ['goal'], 'Choose a goal'],
    ['everything', completeState, ['goal', 'content', 'people', 'schedule', 'finalize'], undefined],
  ])('open with %s up to the first closed gate, which gives the reason', (_, state, open, why) => {
    const steps = resolveGatedSteps(gates, state, 'goal')
    expect(steps.filter(({ canEnter }) => canEnter).map(({ step }) => step)).toEqual(open)
    expect(steps.find(({ refusal }) => refusal)?.refusal).toBe(why)
  })

  it('after a closed step refer to it even if their own gates are open', () => {
    const steps = resolveGatedSteps(gates, { goal: 'phishing', subjects: 3, people: 0 }, 'people')
    expect(steps.at(-1)).toEqual({ step: 'finalize', canEnter: false, after: 'schedule', isDone: false })
  })

  it('leave out a skipped step and its condition', () => {
    const steps = resolveGatedSteps(gates, { ...completeState, people: 0, packaged: true }, 'goal')
    expect(steps.map(({ step }) => step)).toEqual(['goal', 'content', 'people', 'finalize'])
    expect(steps.every(({ canEnter }) => canEnter)).toBe(true)
  })

  it.each<[Step, State, Step[]]>([
    ['goal', completeState, []],
    ['people', completeState, ['goal', 'content']],
    ['finalize', completeState, ['goal', 'content', 'people', 'schedule']],
    // All subjects were removed again, so later steps no longer count as done.
    ['finalize', { ...completeState, subjects: 0 }, ['goal']],
  ])('count as done before %s only if the step after them can be entered', (reached, state, done) => {
    const steps = resolveGatedSteps(gates, state, reached)
    expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(done)
  })
})

describe('a link to a wizard step', () => {
  const half = resolveGatedSteps(gates, { goal: 'phishing', subjects: 0, people: 0 }, 'goal')

  it.each<[Step, Step]>([
    ['finalize', 'content'],
    ['content', 'content'],
    ['goal', 'goal'],
  ])('to %s opens %s', (wanted, open) => {
    expect(findOpenStep(half, wanted)).toBe(open)
  })

  it("opens the first step if the linked step doesn't exist in this run", () => {
    const packaged = resolveGatedSteps(gates, { ...completeState, packaged: true }, 'goal')
    expect(findOpenStep(packaged, 'schedule')).toBe('goal')
  })
})

it('each wizard step has adjacent steps, except at the ends', () => {
  const steps = resolveGatedSteps(gates, completeState, 'goal')
  const beside = (step: Step) => {
    const { previous, next } = findAdjacentSteps(steps, step)
    return [previous?.step, next?.step]
  }
  expect(beside('goal')).toEqual([undefined, 'content'])
  expect(beside('people')).toEqual(['content', 'schedule'])
  expect(beside('finalize')).toEqual(['schedule', undefined])
})
