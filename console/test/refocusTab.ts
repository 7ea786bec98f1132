/** Hides the page briefly and shows it again. */
export function refocusTab(): void {
  const setVisibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  setVisibility('hidden')
  setVisibility('visible')
  Reflect.deleteProperty(document, 'visibilityState')
}
