export const MODE_KEY = 'heed-mode'

/** Runs before the first render, so that dark pages don't flash white. */
export function applySavedScheme(): void {
  const savedScheme = readSavedMode()
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = savedScheme === 'dark' || (savedScheme !== 'light' && systemDark)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

function readSavedMode(): string | null {
  try {
    return localStorage.getItem(MODE_KEY)
  } catch {
    return null
  }
}
