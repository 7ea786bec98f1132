/** Pixels that the bar takes from the foot of the page. */
export const HEIGHT = 52

/** What lies over the page ends where the bar begins: its own buttons stand at its foot. */
function above(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(`
    :root { --heed-foot: ${String(HEIGHT)}px }
    body { padding-bottom: var(--heed-foot) }
    #root > * { min-height: calc(100vh - var(--heed-foot)) !important }
    .MuiModal-root { bottom: var(--heed-foot) !important }
    .MuiDrawer-paper { bottom: var(--heed-foot) !important; height: auto !important }
    .MuiDialog-scrollPaper > .MuiDialog-paper { max-height: calc(90vh - 32px - var(--heed-foot)) !important }
    .MuiDialog-scrollPaper > .MuiDialog-paperFullScreen { height: 100% !important; max-height: 100% !important }
  `)
  return made
}

/** Keeps the bar its room, so that nothing moves when it comes. Gives how to give the room back. */
export function keepRoom(): () => void {
  const room = above()
  document.adoptedStyleSheets.push(room)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== room)
  }
}
