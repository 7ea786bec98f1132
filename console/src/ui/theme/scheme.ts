export const MODE_KEY = 'heed-mode'

/** Runs before the first render, so that dark pages don't flash white. */
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
