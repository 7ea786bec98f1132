import { isText, readSaved, save } from '../../../src/lib/storage.ts'
import { keepRoom } from './room.ts'

const KEY = 'heed-demo-bar'

/** Milliseconds after which a console that shows nothing waits for its platform: the bar can end what holds it up. */
const PATIENCE = 2000

/** When the page shows something: what the bar loads would hold it up. */
const contentful = new Promise<void>((resolve) => {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, PATIENCE)
})

let isWanted: boolean = readSaved(KEY, isText) !== 'hidden'
/** Gives how to take it away. */
let bar: Promise<() => void> | undefined

async function put(): Promise<() => void> {
  const giveBack = keepRoom()
  await contentful
  const { mount } = await import('./mount.tsx')
  const hide = await mount(toggle)
  return () => {
    hide()
    giveBack()
  }
}

/** What was wanted last counts, also while the bar is still on its way. */
async function follow(): Promise<void> {
  if (isWanted) bar ??= put()
  const hide = await bar
  if (isWanted || !bar) return
  bar = undefined
  hide?.()
}

/** Hidden, it costs the console nothing but this file; which of both it is, is remembered. */
function toggle(): void {
  isWanted = !isWanted
  save(KEY, isWanted ? 'shown' : 'hidden')
  void follow()
}

window.addEventListener('keydown', (event) => {
  if (!(event.altKey && event.shiftKey && event.code === 'KeyD')) return
  event.preventDefault()
  toggle()
})

void follow()
