import { createElement } from '../asking/element.ts'
import { fillPlaceholders } from '../asking/filled.ts'
import type { Lms } from '../lms/Lms.ts'
import type { Course } from './Course.ts'
import { createEndScreen } from './endScreen.ts'
import { createLessonScreen } from './lessonScreen.ts'
import { createQuizScreen } from './quizScreen.ts'
import type { Screen, ScreenView } from './Screen.ts'
import { createScenarioScreen } from './scenarioScreen.ts'
import { createStartScreen } from './startScreen.ts'

const focusClearancePx = 16

export class CourseView implements ScreenView {
  readonly root = createElement('div', { className: 'course' })
  readonly course: Course
  readonly #lms: Lms | undefined
  readonly #main = createElement('main')
  readonly #hint = createElement('p', { className: 'hint', id: 'hint' })
  readonly #next = createElement('button', { type: 'button', className: 'next' })
  readonly #back = createElement('button', { type: 'button' })
  readonly #place = createElement('output')
  readonly #bar = createElement('progress', { max: 1 })
  readonly #title = createElement('header')
  #isBegun: boolean = false
  #screen: Screen | undefined
  #isRefused: boolean = false
  #openFields: readonly HTMLElement[] = []

  constructor(course: Course, lms: Lms | undefined) {
    this.course = course
    this.#lms = lms
    const { words, title } = course.data
    this.#hint.setAttribute('role', 'status')
    this.#back.textContent = words.back
    this.#next.addEventListener('click', () => this.#goOn())
    this.#back.addEventListener('click', () => this.showStep(course.at - 1))
    this.#title.append(createElement('p', {}, title))
    this.#bar.setAttribute('aria-hidden', 'true')
    const navigation = createElement('footer', {}, this.#back, this.#place, this.#hint, this.#next)
    this.root.append(this.#title, this.#bar, this.#main, navigation)
    new ResizeObserver(() => {
      document.documentElement.style.scrollPaddingBottom = `${navigation.offsetHeight + focusClearancePx}px`
    }).observe(navigation)
    if (!lms) this.root.prepend(createElement('p', { className: 'note' }, words.notKept))
  }

  get words() {
    return this.course.data.words
  }

  get hasLms(): boolean {
    return this.#lms !== undefined
  }

  start(): void {
    this.#isBegun = true
    this.showStep(this.course.findNextOpenStep(0))
  }

  showStep(stepIndex: number): void {
    this.course.at = stepIndex
    this.report()
    this.render()
  }

  report(): void {
    this.#lms?.report(this.course.outcome, this.course.suspendData)
  }

  answered(...interaction: Parameters<Lms['answered']>): void {
    this.#lms?.answered(...interaction)
  }

  close(): void {
    const returnUrl = this.#lms?.close()
    if (returnUrl) window.location.assign(returnUrl)
    else window.top?.close()
  }

  render(): void {
    const screen = this.#screenNow()
    this.#screen = screen
    this.#isRefused = false
    this.#main.replaceChildren(screen.heading, ...screen.elements)
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
    const nextButton = this.#screen?.next
    this.#next.hidden = nextButton === undefined
    this.#next.textContent = nextButton?.label ?? ''
    const reason = nextButton?.whyNot?.()
    this.#next.setAttribute('aria-disabled', String(reason !== undefined))
    this.#next.setAttribute('aria-describedby', 'hint')
    this.#hint.textContent = reason ?? ''
    this.#bar.value = this.course.outcome.progress
    this.#markOpenFields()
  }

  #goOn(): void {
    const nextButton = this.#screen?.next
    if (!nextButton) return
    if (nextButton.whyNot?.() === undefined) nextButton.onClick()
    else this.#refuse()
  }

  #refuse(): void {
    this.#isRefused = true
    this.#markOpenFields()
    this.#openFields[0]?.focus()
  }

  #markOpenFields(): void {
    for (const field of this.#openFields) {
      field.removeAttribute('aria-invalid')
      field.removeAttribute('aria-describedby')
    }
    this.#openFields = (this.#isRefused && this.#screen?.findOpenFields?.()) || []
    for (const field of this.#openFields) {
      if (field instanceof HTMLInputElement) field.setAttribute('aria-invalid', 'true')
      field.setAttribute('aria-describedby', 'hint')
    }
    const { title, words } = this.course.data
    const isRefused = this.#isRefused && this.#hint.textContent !== ''
    document.title = isRefused ? fillPlaceholders(words.errorTitle, { title }) : title
    this.#hint.toggleAttribute('data-refused', isRefused)
  }

  #screenNow(): Screen {
    const step = this.course.steps[this.course.at]
    if (!this.#isBegun) return createStartScreen(this)
    if (step?.kind === 'lesson') return createLessonScreen(this, step.lesson)
    if (step?.kind === 'quiz') return createQuizScreen(this, step)
    if (step?.kind === 'scenario') return createScenarioScreen(this, step)
    return createEndScreen(this)
  }
}
