import { readSaved, save } from '../../../src/lib/storage/storage.ts'

/** Height of the bar, px; larger while a guided demo is shown. */
export const HEIGHT = 52

function above(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(`
    body { padding-bottom: var(--heed-foot) }
    #root > * { min-height: calc(100vh - var(--heed-foot)) !important }
    .MuiModal-root { bottom: var(--heed-foot) !important }
    /* Menus may use the whole window, so an open menu covers the bar. */
    .MuiPopover-root { bottom: 0 !important; z-index: 1400 !important }
    .MuiDrawer-paper { bottom: var(--heed-foot) !important; height: auto !important }
    .MuiDialog-scrollPaper > .MuiDialog-paper { max-height: calc(90vh - 32px - var(--heed-foot)) !important }
    .MuiDialog-scrollPaper > .MuiDialog-paperFullScreen { height: 100% !important; max-height: 100% !important }
  `)
  return made
}

const KEY = 'heed-demo-foot'
const isRoom = (value: unknown): value is number =>
  typeof value === 'number' && value >= HEIGHT && value < 8 * HEIGHT

export function makeRoom(height: number): void {
  document.documentElement.style.setProperty('--heed-foot', `${String(height)}px`)
  save(KEY, height, 'tab')
}

export function keepRoom(): () => void {
  const room = above()
  const { style } = document.documentElement
  document.adoptedStyleSheets.push(room)
  makeRoom(readSaved(KEY, isRoom, 'tab') ?? HEIGHT)
  return () => {
    style.removeProperty('--heed-foot')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== room)
  }
}
