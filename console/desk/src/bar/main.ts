import { isText, readSaved, save } from '../../../src/lib/storage.ts'

const KEY = 'heed-demo-bar'

let hide: (() => void) | undefined

async function show(): Promise<void> {
  const { mount } = await import('./mount.tsx')
  hide ??= await mount(toggle)
}

/** Hidden, it costs the console nothing but this file; which of both it is, is remembered. */
function toggle(): void {
  save(KEY, hide ? 'hidden' : 'shown')
  if (!hide) {
    void show()
    return
  }
  hide()
  hide = undefined
}

window.addEventListener('keydown', (event) => {
  if (!(event.altKey && event.shiftKey && event.code === 'KeyD')) return
  event.preventDefault()
  toggle()
})

/** When the page shows something: what the bar loads would hold it up. */
const contentful = new Promise<void>((resolve) => {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
})

if (readSaved(KEY, isText) !== 'hidden') void contentful.then(show)
