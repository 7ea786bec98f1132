const controlSelector =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'

const isEnabled = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, input[type="hidden"], input[type="file"]')

/** JSDOM doesn't know checkVisibility. */
export const isShown = (element: Element): boolean =>
  element.isConnected &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }))

export const isReachable = (element: HTMLElement): boolean => isEnabled(element) && isShown(element)

export const listControls = (root: Element): HTMLElement[] =>
  [root, ...root.querySelectorAll(controlSelector)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(controlSelector) && isEnabled(element),
  )

export const listReachable = (root: Element): HTMLElement[] => listControls(root).filter(isShown)

/** Focuses a control, or a heading or landmark, where the keyboard continues. */
export function focusPlace(place: HTMLElement): void {
  const isControl = place.tabIndex >= 0
  if (!isControl && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.style.outline = 'none'
  }
  place.focus({ preventScroll: !isControl })
}
