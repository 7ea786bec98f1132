import type { Block, BlockAnswer } from '@heed/contracts'
import { computePoints } from '@heed/contracts/rules/content/scenarioScores'
import { element } from '../asking/element.ts'
import { filled } from '../asking/filled.ts'
import { type BlockAnswers, scenarioForm } from '../asking/scenarioForm.ts'
import { stopwatch } from '../lms/duration.ts'
import type { Interaction } from '../lms/Lms.ts'
import type { Step } from './Course.ts'
import type { Screen, ScreenView } from './Screen.ts'

const types = { 'multiple-choice': 'choice', 'yes-no-list': 'yesNo', order: 'sequencing' } as const

/** Doesn't show right answers: the assessment measures but doesn't teach. */
export function scenarioScreen(
  view: ScreenView,
  { scenario, number }: Extract<Step, { kind: 'scenario' }>,
): Screen {
  const { course, words } = view
  const { at } = course
  const seconds = stopwatch()
  const before = course.given(at)
  const known: BlockAnswers = typeof before === 'object' ? { ...before } : {}
  const form = scenarioForm(scenario.blocks, words, () => view.update(), known)
  const go = () => {
    const answers = form.answers()
    course.answer(at, answers)
    for (const block of scenario.blocks) {
      const answer = answers[block.id]
      const isNew = JSON.stringify(answer) !== JSON.stringify(known[block.id])
      if (answer !== undefined && isNew) view.answered(toInteraction(block, answer, seconds()))
    }
    view.goTo(course.nextOpen(at + 1))
  }
  return {
    heading: element('h1', {}, filled(words.scenarioOf, { n: number, total: course.data.scenarios.length })),
    parts: [form.part],
    next: {
      label: words.nextScenario,
      go,
      whyNot: () => (form.isComplete() ? undefined : words.answerToGoOn),
    },
  }
}

const toInteraction = (block: Block, answer: BlockAnswer, seconds: number): Interaction => ({
  id: block.id,
  type: types[block.presentation as keyof typeof types] ?? 'choice',
  question: block.text ?? '',
  options: block.options ?? [],
  response: toResponse(answer),
  share: block.maxPoints ? computePoints(block, answer) / block.maxPoints : 0,
  seconds,
})

function toResponse(answer: BlockAnswer): string[] {
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? answer : Object.entries(answer).map(([id, said]) => `${id}.${said}`)
}
