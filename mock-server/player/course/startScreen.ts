import { element } from '../asking/element.ts'
import { filled } from '../asking/filled.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function startScreen(view: ScreenView): Screen {
  const { course, words } = view
  const { lessons, scenarios, title } = course.data
  const list = element(
    'ol',
    { className: 'contents' },
    ...course.steps.flatMap((step, at) =>
      step.kind === 'lesson'
        ? [element('li', { className: course.isDone(at) ? 'done' : '' }, step.lesson.title)]
        : [],
    ),
  )
  const count = element('p', {}, filled(words.howMany, { n: scenarios.length }))
  return {
    heading: element('h1', {}, title),
    parts: lessons.length > 0 ? [list] : [count],
    next: { label: course.hasBegun ? words.goOn : words.start, go: () => view.begin() },
  }
}
