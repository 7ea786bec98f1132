const HIDDEN_SELECTORS = [
  // Bars, notices, dialogs and the demo bar.
  'body > :not(#root)',
  '[data-frame] > :not(main)',
  '[data-action-bar]',
  'main nav',
  // Controls; our own button elements hold content, such as column names and cards.
  'main .MuiButtonBase-root',
  'main [role=tablist]',
  'main [role=search]',
  'main input',
  'main select',
  'main .MuiFormControl-root',
  'main .MuiInputBase-root',
  'main th button svg',
]

/** Width of the printed page relative to the window, so that tables keep all columns on A4 and Letter. */
const PRINT_ZOOM = 0.7

/** Prints a page without controls, with charts in colour. */
export const printStyles = `
@page { margin: 12mm }
@media print {
  html { zoom: ${String(PRINT_ZOOM)} }
  html, body { background: none }
  *, ::before, ::after {
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
    transition: none !important;
    animation: none !important;
  }
  ${HIDDEN_SELECTORS.join(', ')} { display: none !important }
  main { max-width: none !important; padding: 0 !important }
  th, thead { position: static !important }
  table, section, div { overflow: visible !important }
  [data-cut] { white-space: normal !important; overflow: visible !important; -webkit-line-clamp: none !important }
  /* Charts keep the width that was measured on screen. */
  [data-chart-area] { grid-template-columns: minmax(0, var(--heed-chart-width)) !important }
  h1, h2, h3, thead { break-after: avoid }
  tr, figure, svg, li, [role=group], section:not(:has(table:not([role=grid]))) { break-inside: avoid }
}`
