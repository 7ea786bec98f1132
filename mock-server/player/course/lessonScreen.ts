import { element } from '../asking/element.ts'
import type { CourseLesson } from './CourseData.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function lessonScreen(view: ScreenView, lesson: CourseLesson): Screen {
  const { course, words } = view
  const { at } = course
  const { title, page } = lesson
  const frame = element('iframe', { src: page, title })
  const seen = () => {
    if (course.isDone(at)) return
    course.lessonSeen(at)
    view.report()
    view.update()
  }
  const hear = ({ source, data }: MessageEvent) => {
    if (!frame.isConnected) return window.removeEventListener('message', hear)
    if (source === frame.contentWindow && data?.source === 'heed-player' && data.percent >= 100) seen()
  }
  window.addEventListener('message', hear)
  return {
    heading: element('h1', {}, title),
    parts: [frame, inWords(lesson, words.read, seen)],
    next: {
      label: words.nextScenario,
      go: () => view.goTo(at + 1),
      whyNot: () => (course.isDone(at) ? undefined : words.watchFirst),
    },
  }
}

function inWords({ scenes, language }: CourseLesson, label: string, read: () => void): HTMLElement {
  const paragraphs = scenes.flatMap(({ heading, text }) => [
    element('h2', {}, heading),
    element('p', {}, text),
  ])
  const part = element(
    'details',
    {},
    element('summary', {}, label),
    element('div', { lang: language }, ...paragraphs),
  )
  part.addEventListener('toggle', () => {
    if (part.open) read()
  })
  return part
}
