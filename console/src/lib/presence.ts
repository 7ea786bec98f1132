export type Presence = { online: boolean; visible: boolean }

const readPresence = (): Presence => ({
  online: navigator.onLine,
  visible: document.visibilityState === 'visible',
})

/** Also reports the current state immediately. Returns a stop function. */
export function watchPresence(onChange: (presence: Presence) => void): () => void {
  const notify = () => onChange(readPresence())
  notify()
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}
