import { readSavedValue, writeSavedValue } from '../../../src/lib/storage/storage.ts'

/** Default height of the bar, px; the bar grows while a guided demo is shown. */
export const BAR_HEIGHT_PX = 52

function createBarStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    body { padding-bottom: var(--heed-foot) }
    #root > * { min-height: calc(100vh - var(--heed-foot)) !important }
    .MuiModal-root { bottom: var(--heed-foot) !important }
    /* Menus may use the whole window, so an open menu covers the bar. */
    .MuiPopover-root { bottom: 0 !important; z-index: 1400 !important }
    .MuiDrawer-paper { bottom: var(--heed-foot) !important; height: auto !important }
    .MuiDialog-scrollPaper > .MuiDialog-paper { max-height: calc(90vh - 32px - var(--heed-foot)) !important }
    .MuiDialog-scrollPaper > .MuiDialog-paperFullScreen { height: 100% !important; max-height: 100% !important }
  `)
  return sheet
}

const HEIGHT_KEY = 'heed-demo-foot'
const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && value >= BAR_HEIGHT_PX && value < 8 * BAR_HEIGHT_PX

export function setBarHeight(height: number): void {
  document.documentElement.style.setProperty('--heed-foot', `${String(height)}px`)
  writeSavedValue(HEIGHT_KEY, height, 'tab')
}

export function reserveBarHeight(): () => void {
  const barStyleSheet = createBarStyleSheet()
  const { style } = document.documentElement
  document.adoptedStyleSheets.push(barStyleSheet)
  setBarHeight(readSavedValue(HEIGHT_KEY, isHeight, 'tab') ?? BAR_HEIGHT_PX)
  return () => {
    style.removeProperty('--heed-foot')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== barStyleSheet)
  }
}
