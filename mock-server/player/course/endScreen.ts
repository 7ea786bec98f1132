import { createElement } from '../asking/element.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function createEndScreen(view: ScreenView): Screen {
  const { course, words } = view
  const { score, passed } = course.outcome
  const parts: Node[] = []
  if (score !== null) {
    const passedText = passed === null ? '' : passed ? words.passed : words.failed
    const result = createElement(
      'p',
      { className: 'score' },
      `${words.score}: `,
      createElement('strong', {}, `${score}%`),
    )
    if (passedText) result.append(` ${passedText}`)
    if (passed !== null) result.dataset.passed = String(passed)
    parts.push(result)
  }
  const areas = course.areas.filter((area) => area.score !== null)
  if (areas.length > 1) {
    const rows = areas.flatMap(({ name, score }) => [
      createElement('dt', {}, name),
      createElement('dd', {}, createElement('meter', { max: 100, value: score ?? 0 }), ` ${score}%`),
    ])
    parts.push(createElement('dl', { className: 'areas' }, ...rows))
  }
  if (course.missedCount > 0) {
    const retryButton = createElement(
      'button',
      { type: 'button' },
      `${words.askAgain} (${course.missedCount})`,
    )
    retryButton.addEventListener('click', () => {
      course.resetMissedQuestions()
      view.showStep(course.at)
    })
    parts.push(retryButton)
  }
  const closedNoticeElement = createElement('p', { className: 'closed' })
  closedNoticeElement.setAttribute('role', 'status')
  parts.push(closedNoticeElement)
  return {
    heading: createElement('h1', {}, words.isDone),
    elements: parts,
    next: {
      label: words.close,
      onClick: () => {
        closedNoticeElement.textContent = words.mayClose
        view.close()
      },
    },
  }
}
