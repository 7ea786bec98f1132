const isSeen = (): boolean => document.visibilityState === 'visible'

export const pageVisibility = {
  isSeen,
  onSeen: (refresh: () => void): (() => void) => {
    const handleChange = () => {
      if (isSeen()) refresh()
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  },
}
