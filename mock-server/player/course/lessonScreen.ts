import { createElement } from '../asking/element.ts'
import type { CourseLesson } from './CourseData.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function createLessonScreen(view: ScreenView, lesson: CourseLesson): Screen {
  const { course, words } = view
  const { at } = course
  const { title, page, language: lang } = lesson
  const frame = createElement('iframe', { src: page, title, lang })
  const markSeen = () => {
    if (course.isDone(at)) return
    course.markLessonSeen(at)
    view.report()
    view.update()
  }
  const handleMessage = ({ source, data }: MessageEvent) => {
    if (!frame.isConnected) return window.removeEventListener('message', handleMessage)
    if (source === frame.contentWindow && data?.source === 'heed-player' && data.percent >= 100) markSeen()
  }
  window.addEventListener('message', handleMessage)
  return {
    heading: createElement('h1', { lang }, title),
    elements: [frame, renderTranscript(lesson, words.read, markSeen)],
    next: {
      label: words.nextScenario,
      onClick: () => view.showStep(at + 1),
      whyNot: () => (course.isDone(at) ? undefined : words.watchFirst),
    },
  }
}

function renderTranscript(
  { scenes, language }: CourseLesson,
  label: string,
  onOpen: () => void,
): HTMLElement {
  const paragraphs = scenes.flatMap(({ heading, text }) => [
    createElement('h2', {}, heading),
    createElement('p', {}, text),
  ])
  const details = createElement(
    'details',
    {},
    createElement('summary', {}, label),
    createElement('div', { lang: language }, ...paragraphs),
  )
  details.addEventListener('toggle', () => {
    if (details.open) onOpen()
  })
  return details
}
