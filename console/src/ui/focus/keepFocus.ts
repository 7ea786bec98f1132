import { focusPlace, isReachable, isShown, listControls, listReachable } from './tabbable.ts'

interface Level {
  parent: Element
  child: Element
  index: number
}

interface Visit {
  element: HTMLElement
  levels: readonly Level[]
  pageTitle: string
}

const MAX_VISITS = 10

const itemSelector = 'tr, li, [role="row"], [role="listitem"], button, a'
const landmarkSelector =
  'section, [role="region"], [role="tabpanel"], [role="dialog"], [role="alertdialog"], main'

const getPageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

const readPageTitle = (): string => getPageHeading()?.textContent ?? ''

function toVisit(element: HTMLElement): Visit {
  const levels: Level[] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    levels.push({ parent, child, index: [...parent.children].indexOf(child) })
  }
  return { element, levels, pageTitle: readPageTitle() }
}

/** The focus trap of an open dialog moves a lost focus to the dialog's frame, which says nothing. */
const isLost = (element: Element | null): boolean =>
  element === null || element.matches('body, [role="presentation"], [role="none"]')

function listSuccessors({ parent, child, index }: Level): Element[] {
  const children = [...parent.children]
  const inPlace = children[index] ? [children[index]] : []
  if (!child.matches(itemSelector)) return inPlace
  const items = [...children.slice(index + 1), ...children.slice(0, index).toReversed()]
  return [...inPlace, ...items.filter((item) => item.tagName === child.tagName)]
}

const getName = (control: HTMLElement): string | null =>
  control.getAttribute('aria-label') ?? control.textContent

function findSuccessor(element: HTMLElement, level: Level): HTMLElement | undefined {
  const name = getName(element)
  const position = Math.max(0, listControls(level.child).indexOf(element))
  for (const successor of listSuccessors(level)) {
    const controls = listReachable(successor)
    const control =
      controls.find((candidate) => getName(candidate) === name) ??
      controls[Math.min(position, controls.length - 1)]
    if (control) return control
  }
  return undefined
}

function findPlace(parent: Element): HTMLElement | undefined {
  const landmark = parent.closest<HTMLElement>(landmarkSelector)
  if (!landmark) return undefined
  const heading = [...landmark.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isShown)
  if (heading) return heading
  if (landmark.matches('main, [aria-label], [aria-labelledby]')) return landmark
  return landmark.parentElement ? findPlace(landmark.parentElement) : undefined
}

function restoreVisit({ element, levels }: Visit): boolean {
  if (isReachable(element)) {
    element.focus({ preventScroll: true })
    return true
  }
  const level = levels.find(({ parent }) => isShown(parent))
  if (!level?.parent.closest(landmarkSelector)) return false
  const successor = findSuccessor(element, level)
  if (successor) {
    successor.focus({ preventScroll: true })
    return true
  }
  const place = findPlace(level.parent)
  if (place) focusPlace(place)
  return place !== undefined
}

function focusLastResort(): void {
  const places = document.querySelectorAll<HTMLElement>(
    'main h1, main, [role="dialog"], [role="alertdialog"]',
  )
  const place = [...places].find(isShown)
  if (place) focusPlace(place)
}

/** When the focused control disappears, moves the focus to its replacement. Returns a stop function. */
export function keepFocus(): () => void {
  const visits: Visit[] = []
  let frame: number | undefined
  const recover = () => {
    frame = undefined
    const lastVisit = visits.at(-1)
    if (!lastVisit || !isLost(document.activeElement) || isReachable(lastVisit.element)) return
    const heading = getPageHeading()
    if (heading && isShown(heading) && readPageTitle() !== lastVisit.pageTitle) focusPlace(heading)
    else if (!visits.toReversed().some(restoreVisit)) focusLastResort()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || isLost(target)) return
    const earlierIndex = visits.findIndex(({ element }) => element === target)
    if (earlierIndex !== -1) visits.splice(earlierIndex, 1)
    visits.push(toVisit(target))
    if (visits.length > MAX_VISITS) visits.shift()
  }
  const observer = new MutationObserver(() => {
    // Dialogs return the focus and pages move it before the next frame.
    if (isLost(document.activeElement)) frame ??= requestAnimationFrame(recover)
  })
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  return () => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
