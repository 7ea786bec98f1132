/** Whether the browser has a network at all, and whether the page is seen. */
export type Presence = { online: boolean; visible: boolean }

const now = (): Presence => ({
  online: navigator.onLine,
  visible: document.visibilityState === 'visible',
})

/** Tells how it is, now and after each change. Gives back how to stop. */
export function watchPresence(tell: (presence: Presence) => void): () => void {
  const heard = () => tell(now())
  heard()
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  document.addEventListener('visibilitychange', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
    document.removeEventListener('visibilitychange', heard)
  }
}
