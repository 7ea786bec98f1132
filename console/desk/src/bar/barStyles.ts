import { BAR_HEIGHT_PX } from './barHeight.ts'
import { selectArrowCss } from './selectArrow.ts'

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
      padding: 0 env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px);
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
    .toggle { display: none }
    @media (max-width: 1080px) {
      section > div { flex-wrap: wrap; height: auto; min-height: ${String(BAR_HEIGHT_PX - 1)}px; padding-block: 4px; overflow: visible }
      section > div > * { max-width: 100% }
      section > div > .space { display: none }
      .wrong { white-space: normal }
    }
    @media (max-width: 600px) {
      section > div > :not(.wrong) { flex: 1 1 auto }
      .step { order: -1 }
      .toggle { display: block }
      section:not([data-open]) .extra { display: none }
    }
    button, a {
      min-height: 32px; box-sizing: border-box; padding: 0 10px; border-radius: 8px; font: inherit; color: inherit;
      border: 1px solid var(--heed-palette-divider); background: var(--heed-palette-background-paper); cursor: pointer;
    }
    [role='combobox'] {
      max-width: 190px; padding-right: 28px; text-align: start;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; ${selectArrowCss}
    }
    [role='listbox'] {
      position: fixed; bottom: calc(var(--heed-foot) + 4px); z-index: 1; box-sizing: border-box;
      min-width: 190px; max-width: min(420px, calc(100vw - 16px)); max-height: 45vh; overflow-y: auto; padding: 6px;
      border: 1px solid var(--heed-palette-divider); border-radius: 12px;
      background: var(--heed-palette-surface-raised); box-shadow: 0 8px 24px -6px rgba(16, 24, 40, 0.16);
    }
    [role='option'] { padding: 8px 10px; border-radius: 6px; font-weight: 400; overflow-wrap: anywhere; cursor: pointer }
    [role='option'].active { background: var(--heed-palette-surface-hover) }
    [role='option'][aria-selected='true'] {
      color: var(--heed-palette-primary-main); font-weight: 500; background: var(--heed-palette-soft-primary);
    }
    a { display: inline-flex; align-items: center; text-decoration: none }
    p { margin: 0; padding: 8px 16px 0; font-weight: 400 }
    strong { font-weight: 600 }
    a.mail { flex: 0 1 auto; min-width: 120px; max-width: 320px }
    a.mail span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    button:hover, a:hover { background: var(--heed-palette-surface-hover) }
    button[aria-disabled='true'] { color: var(--heed-palette-text-secondary); cursor: default }
    :focus-visible { outline: 2px solid var(--heed-palette-primary-main); outline-offset: 2px }
    [role="timer"] { font-variant-numeric: tabular-nums; white-space: nowrap }
    .space { flex: 1 1 0 }
    .wrong { color: var(--heed-palette-error-main); white-space: nowrap }
    @media (pointer: coarse) {
      button, a, [role='option'] { min-height: 44px; box-sizing: border-box }
      [role='option'] { padding-block: 12px }
    }
    @media (forced-colors: active) {
      [role='option'].active { outline: 2px solid Highlight; outline-offset: -2px }
      [role='option'][aria-selected='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight }
    }
  `)
  return sheet
}
