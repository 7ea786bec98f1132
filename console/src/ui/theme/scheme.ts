export const MODE_KEY = 'heed-mode'

/** Before the first render: dark pages must not flash white. */
export function applySavedScheme(): void {
  const saved = savedMode()
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = saved === 'dark' || (saved !== 'light' && systemDark)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

function savedMode(): string | null {
  try {
    return localStorage.getItem(MODE_KEY)
  } catch {
    return null
  }
}
