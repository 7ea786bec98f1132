import { createElement } from '../asking/element.ts'
import { fillPlaceholders } from '../asking/filled.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function createStartScreen(view: ScreenView): Screen {
  const { course, words } = view
  const { lessons, scenarios, title } = course.data
  const list = createElement(
    'ol',
    { className: 'contents' },
    ...course.steps.flatMap((step, index) =>
      step.kind === 'lesson'
        ? [createElement('li', { className: course.isDone(index) ? 'done' : '' }, step.lesson.title)]
        : [],
    ),
  )
  const count = createElement('p', {}, fillPlaceholders(words.howMany, { n: scenarios.length }))
  return {
    heading: createElement('h1', {}, title),
    elements: lessons.length > 0 ? [list] : [count],
    next: { label: course.hasStarted ? words.goOn : words.start, onClick: () => view.start() },
  }
}
