import { selectArrowCss } from '../../../src/ui/theme/selectArrowStyles.ts'
import { BAR_HEIGHT_PX } from './barHeight.ts'

/** Created by script, because the console's content security policy forbids inline styles. */
export function createBarStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    section {
      position: fixed; inset: auto 0 0 0; z-index: 1350; min-height: ${String(BAR_HEIGHT_PX)}px; box-sizing: border-box;
      font: 500 13px/20px system-ui, sans-serif;
      font-family: 'Inter Variable', 'Inter Stand-in', system-ui, sans-serif;
      color: var(--heed-palette-text-primary);
      background: var(--heed-palette-surface-raised);
      border-top: 1px solid var(--heed-palette-divider);
      box-shadow: 0 -8px 24px -12px rgba(16, 24, 40, 0.24);
      display: flex; flex-direction: column; justify-content: flex-end;
    }
    /* Until the bar's content is known, this section fills the space reserved for it. */
    section[aria-busy='true'] { min-height: var(--heed-foot) }
    section > div {
      flex: none;
      display: flex; align-items: center; gap: 8px;
      height: ${String(BAR_HEIGHT_PX - 1)}px; padding: 0 16px; box-sizing: border-box; overflow-x: auto;
      /* Firefox's scrollbar would cover the buttons on phones. */
      scrollbar-width: none;
    }
    section > div > * { flex: none }
    @media (max-width: 900px) { .step { order: -1 } }
    button, select, a {
      min-height: 32px; box-sizing: border-box; padding: 0 10px; border-radius: 8px; font: inherit; color: inherit;
      border: 1px solid var(--heed-palette-divider); background: var(--heed-palette-background-paper); cursor: pointer;
    }
    select { max-width: 190px; padding-right: 28px; ${selectArrowCss} }
    a { display: inline-flex; align-items: center; text-decoration: none }
    p { margin: 0; padding: 8px 16px 0; font-weight: 400 }
    strong { font-weight: 600 }
    a.mail { flex: 0 1 auto; min-width: 120px; max-width: 320px }
    a.mail span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    button:hover, a:hover { background: var(--heed-palette-surface-hover) }
    button[aria-disabled='true'] { color: var(--heed-palette-text-secondary); cursor: default }
    :focus-visible { outline: 2px solid var(--heed-palette-primary-main); outline-offset: 2px }
    output { font-variant-numeric: tabular-nums; white-space: nowrap }
    .space { flex: 1 1 0 }
    .wrong { color: var(--heed-palette-error-main); white-space: nowrap }
    @media (pointer: coarse) { button, select, a { min-height: 44px } }
  `)
  return sheet
}
