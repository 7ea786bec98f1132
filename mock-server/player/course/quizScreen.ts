import { createBlockForm } from '../asking/blockForms.ts'
import { createElement } from '../asking/element.ts'
import { startStopwatch } from '../lms/duration.ts'
import type { Step } from './Course.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function createQuizScreen(
  view: ScreenView,
  { lesson, question }: Extract<Step, { kind: 'quiz' }>,
): Screen {
  const { course, words } = view
  const { at } = course
  const seconds = startStopwatch()
  const savedAnswer = course.getAnswer(at)
  const options = question.options.map((option) => ({ ...option }))
  const block = {
    id: question.id,
    type: 'question',
    presentation: 'single-choice',
    text: question.question,
    options,
  }
  const form = createBlockForm(block, words, typeof savedAnswer === 'string' ? savedAnswer : undefined)
  if (form) form.element.lang = lesson.language
  const resultLine = createElement('p', { className: 'verdict' })
  resultLine.setAttribute('role', 'status')
  const showResult = () => {
    const isCorrect = course.isCorrect(at)
    for (const input of form?.element.querySelectorAll('input') ?? []) {
      input.disabled = true
      if (input.value === question.right) input.parentElement?.classList.add('right')
    }
    resultLine.dataset.right = String(isCorrect)
    resultLine.replaceChildren(
      createElement('strong', {}, `${isCorrect ? words.right : words.notRight}.`),
      ' ',
      createElement('span', { lang: lesson.language }, question.why),
    )
  }
  const check = () => {
    const answer = form?.answer()
    if (typeof answer !== 'string') return
    course.setAnswer(at, answer)
    view.answered({
      id: question.id,
      type: 'choice',
      question: question.question,
      options: question.options,
      response: [answer],
      share: course.isCorrect(at) ? 1 : 0,
      seconds: seconds(),
    })
    view.report()
    showResult()
    screen.next = continueAction
    view.update()
  }
  const continueAction = {
    label: words.nextScenario,
    onClick: () => view.showStep(course.findNextOpenStep(at)),
  }
  const screen: Screen = {
    heading: createElement('h1', { lang: lesson.language }, lesson.title),
    elements: form ? [form.element, resultLine] : [],
    findOpenFields: () => form?.findOpenFields() ?? [],
    next: {
      label: words.check,
      onClick: check,
      whyNot: () => (form?.answer() === undefined ? words.answerToGoOn : undefined),
    },
  }
  form?.element.addEventListener('change', () => view.update())
  if (course.isDone(at)) {
    showResult()
    screen.next = continueAction
  }
  return screen
}
