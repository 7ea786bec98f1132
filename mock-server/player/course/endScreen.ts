import { element } from '../asking/element.ts'
import type { Screen, ScreenView } from './Screen.ts'

export function endScreen(view: ScreenView): Screen {
  const { course, words } = view
  const { score, passed } = course.outcome
  const parts: Node[] = []
  if (score !== null) {
    const said = passed === null ? '' : passed ? words.passed : words.failed
    const result = element(
      'p',
      { className: 'score' },
      `${words.score}: `,
      element('strong', {}, `${score}%`),
    )
    if (said) result.append(` ${said}`)
    if (passed !== null) result.dataset.passed = String(passed)
    parts.push(result)
  }
  const areas = course.areas.filter((area) => area.score !== null)
  if (areas.length > 1) {
    const rows = areas.flatMap(({ name, score: own }) => [
      element('dt', {}, name),
      element('dd', {}, element('meter', { max: 100, value: own ?? 0 }), ` ${own}%`),
    ])
    parts.push(element('dl', { className: 'areas' }, ...rows))
  }
  if (course.missed > 0) {
    const again = element('button', { type: 'button' }, `${words.askAgain} (${course.missed})`)
    again.addEventListener('click', () => {
      course.askMissedAgain()
      view.goTo(course.at)
    })
    parts.push(again)
  }
  const closed = element('p', { className: 'closed' })
  closed.setAttribute('role', 'status')
  parts.push(closed)
  return {
    heading: element('h1', {}, words.isDone),
    parts,
    next: {
      label: words.close,
      go: () => {
        closed.textContent = words.mayClose
        view.close()
      },
    },
  }
}
