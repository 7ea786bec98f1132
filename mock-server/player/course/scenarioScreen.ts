import type { Block, BlockAnswer } from '@heed/contracts'
import { computePoints } from '@heed/contracts/rules/content/scenarioScores'
import { createElement } from '../asking/element.ts'
import { fillPlaceholders } from '../asking/filled.ts'
import { type BlockAnswers, createScenarioForm } from '../asking/scenarioForm.ts'
import { startStopwatch } from '../lms/duration.ts'
import type { Interaction } from '../lms/Lms.ts'
import type { Step } from './Course.ts'
import type { Screen, ScreenView } from './Screen.ts'

const types = { 'multiple-choice': 'choice', 'yes-no-list': 'yesNo', order: 'sequencing' } as const

/** Doesn't show right answers: the assessment measures but doesn't teach. */
export function createScenarioScreen(
  view: ScreenView,
  { scenario, number }: Extract<Step, { kind: 'scenario' }>,
): Screen {
  const { course, words } = view
  const { at } = course
  const seconds = startStopwatch()
  const savedAnswer = course.getAnswer(at)
  const savedBlockAnswers: BlockAnswers = typeof savedAnswer === 'object' ? { ...savedAnswer } : {}
  const form = createScenarioForm(scenario.blocks, words, () => view.update(), savedBlockAnswers)
  const go = () => {
    const answers = form.answers()
    course.setAnswer(at, answers)
    for (const block of scenario.blocks) {
      const answer = answers[block.id]
      const isNew = JSON.stringify(answer) !== JSON.stringify(savedBlockAnswers[block.id])
      if (answer !== undefined && isNew) view.answered(toInteraction(block, answer, seconds()))
    }
    view.showStep(course.findNextOpenStep(at + 1))
  }
  return {
    heading: createElement(
      'h1',
      {},
      fillPlaceholders(words.scenarioOf, { n: number, total: course.data.scenarios.length }),
    ),
    elements: [form.element],
    findOpenFields: form.findOpenFields,
    next: {
      label: words.nextScenario,
      onClick: go,
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
  return Array.isArray(answer)
    ? answer
    : Object.entries(answer).map(([id, lineAnswer]) => `${id}.${lineAnswer}`)
}
