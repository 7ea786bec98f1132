const isSeen = (): boolean => document.visibilityState === 'visible'

/** Whether somebody looks at the page of the browser. */
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
