/** Prints dark pages with the light theme, because browsers leave out dark backgrounds on paper. */
export function printInLightTheme(): void {
  let screenTheme: string | undefined
  window.addEventListener('beforeprint', () => {
    screenTheme = document.documentElement.dataset.theme
    document.documentElement.dataset.theme = 'light'
  })
  window.addEventListener('afterprint', () => {
    if (screenTheme) document.documentElement.dataset.theme = screenTheme
  })
}
