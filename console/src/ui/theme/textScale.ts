/** Ratio of the browser's text size to the usual 16 px, for sizes that scripts compute in px. */
export const readTextScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
