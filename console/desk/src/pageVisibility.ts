const isPageVisible = (): boolean => document.visibilityState === 'visible'

export const pageVisibility = {
  isSeen: isPageVisible,
  onSeen: (refresh: () => void): (() => void) => {
    const handleChange = () => {
      if (isPageVisible()) refresh()
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  },
}
