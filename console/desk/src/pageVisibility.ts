const isSeen = (): boolean => document.visibilityState === 'visible'

export const pageVisibility = {
  isSeen,
  onSeen: (look: () => void): (() => void) => {
    const change = () => {
      if (isSeen()) look()
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  },
}
