import { createElement } from '../asking/element.ts'
import { fillPlaceholders } from '../asking/filled.ts'
import type { CourseLesson } from './CourseData.ts'
import type { Screen, ScreenView } from './Screen.ts'

const createLessonLine = ({ title, language: lang }: CourseLesson, isDone: boolean): HTMLElement =>
  createElement('li', { lang, className: isDone ? 'done' : '' }, title)

export function createStartScreen(view: ScreenView): Screen {
  const { course, words } = view
  const { lessons, scenarios, title } = course.data
  const list = createElement(
    'ol',
    { className: 'contents' },
    ...course.steps.flatMap((step, index) =>
      step.kind === 'lesson' ? [createLessonLine(step.lesson, course.isDone(index))] : [],
    ),
  )
  const count = createElement('p', {}, fillPlaceholders(words.howMany, { n: scenarios.length }))
  return {
    heading: createElement('h1', {}, title),
    elements: lessons.length > 0 ? [list] : [count],
    next: { label: course.hasStarted ? words.goOn : words.start, onClick: () => view.start() },
  }
}
