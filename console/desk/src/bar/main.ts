import { isString, readSaved, writeSaved } from '../../../src/lib/storage/storage.ts'
import { reserveBarHeight } from './barHeight.ts'

const KEY = 'heed-demo-bar'

/** Maximum wait for content, ms. The bar must appear even if a simulated fault keeps the page empty. */
const START_TIMEOUT_MS = 2000

/** Resolves once the page shows content, because loading the bar's files earlier would delay the page. */
const contentful = new Promise<void>((resolve) => {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, START_TIMEOUT_MS)
})

let isWanted: boolean = readSaved(KEY, isString) !== 'hidden'
let bar: Promise<() => void> | undefined

async function put(): Promise<() => void> {
  const giveBack = reserveBarHeight()
  await contentful
  const { mountBar } = await import('./mount.tsx')
  const hide = await mountBar(toggle)
  return () => {
    hide()
    giveBack()
  }
}

async function follow(): Promise<void> {
  if (isWanted) bar ??= put()
  const hide = await bar
  if (isWanted || !bar) return
  bar = undefined
  hide?.()
}

function toggle(): void {
  isWanted = !isWanted
  writeSaved(KEY, isWanted ? 'shown' : 'hidden')
  void follow()
}

window.addEventListener('keydown', (event) => {
  if (!(event.altKey && event.shiftKey && event.code === 'KeyD')) return
  event.preventDefault()
  toggle()
})

void follow()
