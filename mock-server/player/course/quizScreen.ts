import { blockForm } from '../asking/blockForms.ts'
import { element } from '../asking/element.ts'
import { stopwatch } from '../lms/duration.ts'
import type { Step } from './Course.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function quizScreen(
  view: ScreenView,
  { lesson, question: asked }: Extract<Step, { kind: 'quiz' }>,
): Screen {
  const { course, words } = view
  const { at } = course
  const seconds = stopwatch()
  const before = course.given(at)
  const options = asked.options.map((option) => ({ ...option }))
  const block = {
    id: asked.id,
    type: 'question',
    presentation: 'single-choice',
    text: asked.question,
    options,
  }
  const form = blockForm(block, words, typeof before === 'string' ? before : undefined)
  if (form) form.part.lang = lesson.language
  const verdict = element('p', { className: 'verdict' })
  verdict.setAttribute('role', 'status')
  const judge = () => {
    const isRight = course.isRight(at)
    for (const input of form?.part.querySelectorAll('input') ?? []) {
      input.disabled = true
      if (input.value === asked.right) input.parentElement?.classList.add('right')
    }
    verdict.dataset.right = String(isRight)
    verdict.replaceChildren(
      element('strong', {}, `${isRight ? words.right : words.notRight}.`),
      ` ${asked.why}`,
    )
  }
  const check = () => {
    const answer = form?.answer()
    if (typeof answer !== 'string') return
    course.answer(at, answer)
    view.answered({
      id: asked.id,
      type: 'choice',
      question: asked.question,
      options: asked.options,
      response: [answer],
      share: course.isRight(at) ? 1 : 0,
      seconds: seconds(),
    })
    view.report()
    judge()
    screen.next = onward
    view.update()
  }
  const onward = { label: words.nextScenario, go: () => view.goTo(course.nextOpen(at)) }
  const screen: Screen = {
    heading: element('h1', {}, lesson.title),
    parts: form ? [form.part, verdict] : [],
    next: {
      label: words.check,
      go: check,
      whyNot: () => (form?.answer() === undefined ? words.answerToGoOn : undefined),
    },
  }
  form?.part.addEventListener('change', () => view.update())
  if (course.isDone(at)) {
    judge()
    screen.next = onward
  }
  return screen
}
