export type Presence = { online: boolean; visible: boolean }

const now = (): Presence => ({
  online: navigator.onLine,
  visible: document.visibilityState === 'visible',
})

/** Also reports the current state immediately. Returns a stop function. */
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
