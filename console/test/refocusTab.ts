/** Hides the page briefly and shows it again. */
export function refocusTab(): void {
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  see('hidden')
  see('visible')
  Reflect.deleteProperty(document, 'visibilityState')
}
