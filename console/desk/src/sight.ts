const isSeen = (): boolean => document.visibilityState === 'visible'

export const sight = {
  isSeen,
  onSeen: (look: () => void): (() => void) => {
    const change = () => {
      if (isSeen()) look()
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  },
}
