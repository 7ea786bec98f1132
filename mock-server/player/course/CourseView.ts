import { element } from '../asking/element.ts'
import type { Lms } from '../lms/Lms.ts'
import type { Course } from './Course.ts'
import { endScreen } from './endScreen.ts'
import { lessonScreen } from './lessonScreen.ts'
import { quizScreen } from './quizScreen.ts'
import type { Screen, ScreenView } from './Screen.ts'
import { scenarioScreen } from './scenarioScreen.ts'
import { startScreen } from './startScreen.ts'

export class CourseView implements ScreenView {
  readonly part = element('div', { className: 'course' })
  readonly course: Course
  readonly #lms: Lms | undefined
  readonly #main = element('main')
  readonly #hint = element('p', { className: 'hint', id: 'hint' })
  readonly #next = element('button', { type: 'button', className: 'next' })
  readonly #back = element('button', { type: 'button' })
  readonly #place = element('output')
  readonly #bar = element('progress', { max: 1 })
  readonly #title = element('header')
  #isBegun: boolean = false
  #screen: Screen | undefined

  constructor(course: Course, lms: Lms | undefined) {
    this.course = course
    this.#lms = lms
    const { words, title } = course.data
    this.#hint.setAttribute('role', 'status')
    this.#back.textContent = words.back
    this.#next.addEventListener('click', () => this.#goOn())
    this.#back.addEventListener('click', () => this.goTo(course.at - 1))
    this.#title.append(element('p', {}, title))
    this.#bar.setAttribute('aria-hidden', 'true')
    const ways = element('footer', {}, this.#back, this.#place, this.#hint, this.#next)
    this.part.append(this.#title, this.#bar, this.#main, ways)
    if (!lms) this.part.prepend(element('p', { className: 'note' }, words.notKept))
  }

  get words() {
    return this.course.data.words
  }

  get isReported(): boolean {
    return this.#lms !== undefined
  }

  begin(): void {
    this.#isBegun = true
    this.goTo(this.course.nextOpen(0))
  }

  goTo(at: number): void {
    this.course.at = at
    this.report()
    this.show()
  }

  report(): void {
    this.#lms?.report(this.course.outcome, this.course.suspended)
  }

  answered(...interaction: Parameters<Lms['answered']>): void {
    this.#lms?.answered(...interaction)
  }

  close(): void {
    const onward = this.#lms?.close()
    if (onward) window.location.assign(onward)
    else window.top?.close()
  }

  show(): void {
    const screen = this.#screenNow()
    this.#screen = screen
    this.#main.replaceChildren(screen.heading, ...screen.parts)
    this.#title.hidden = !this.#isBegun
    this.#back.hidden = !this.#isBegun || this.course.at === 0 || this.course.at >= this.course.steps.length
    const { at, steps } = this.course
    this.#place.textContent = this.#isBegun && at < steps.length ? `${at + 1} / ${steps.length}` : ''
    screen.heading.tabIndex = -1
    this.update()
    window.scrollTo(0, 0)
    if (this.#isBegun) screen.heading.focus()
  }

  update(): void {
    const next = this.#screen?.next
    this.#next.hidden = next === undefined
    this.#next.textContent = next?.label ?? ''
    const reason = next?.whyNot?.()
    this.#next.setAttribute('aria-disabled', String(reason !== undefined))
    this.#next.setAttribute('aria-describedby', 'hint')
    this.#hint.textContent = reason ?? ''
    this.#bar.value = this.course.outcome.progress
  }

  #goOn(): void {
    const next = this.#screen?.next
    if (next && next.whyNot?.() === undefined) next.go()
  }

  #screenNow(): Screen {
    const step = this.course.steps[this.course.at]
    if (!this.#isBegun) return startScreen(this)
    if (step?.kind === 'lesson') return lessonScreen(this, step.lesson)
    if (step?.kind === 'quiz') return quizScreen(this, step)
    if (step?.kind === 'scenario') return scenarioScreen(this, step)
    return endScreen(this)
  }
}
