export const preferenceStyles = `
@media (prefers-reduced-transparency: reduce) {
  html[data-theme] {
    --heed-palette-surface-backdrop: var(--heed-palette-background-default);
    --heed-palette-surface-field: var(--heed-palette-surface-subtle);
  }
}
@media (prefers-contrast: more) {
  html[data-theme] {
    --heed-palette-text-secondary: var(--heed-palette-text-primary);
    --heed-palette-text-muted: var(--heed-palette-text-primary);
    --heed-palette-divider: var(--heed-palette-surface-borderStrong);
    --heed-palette-surface-rowLine: var(--heed-palette-surface-borderStrong);
    --heed-palette-surface-backdrop: var(--heed-palette-background-default);
    --heed-palette-surface-field: var(--heed-palette-background-paper);
  }
  body .MuiOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline,
  body .MuiPickersInputBase-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline {
    border-color: var(--heed-palette-surface-borderStrong);
  }
}`
