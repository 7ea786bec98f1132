import { isString, readSavedValue, writeSavedValue } from '../../../src/lib/storage/storage.ts'
import { reserveBarHeight } from './barHeight.ts'

const VISIBILITY_KEY = 'heed-demo-bar'

/** Maximum wait for content, ms. The bar must appear even if a simulated fault keeps the page empty. */
const START_TIMEOUT_MS = 2000

/** Resolves once the page shows content, because loading the bar's files earlier would delay the page. */
const firstContentfulPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, START_TIMEOUT_MS)
})

let isVisible: boolean = readSavedValue(VISIBILITY_KEY, isString) !== 'hidden'
let bar: Promise<() => void> | undefined

async function showBar(): Promise<() => void> {
  const releaseHeight = reserveBarHeight()
  await firstContentfulPaint
  try {
    const { mountBar } = await import('./mount.tsx')
    const hideBar = await mountBar(toggleBar)
    return () => {
      hideBar()
      releaseHeight()
    }
  } catch {
    // The page is being left, or the server has stopped: the page works without the bar.
    return releaseHeight
  }
}

async function syncVisibility(): Promise<void> {
  if (isVisible) bar ??= showBar()
  const hideBar = await bar
  if (isVisible || !bar) return
  bar = undefined
  hideBar?.()
}

function toggleBar(): void {
  isVisible = !isVisible
  writeSavedValue(VISIBILITY_KEY, isVisible ? 'shown' : 'hidden')
  void syncVisibility()
}

window.addEventListener('keydown', (event) => {
  if (!(event.altKey && event.shiftKey && event.code === 'KeyD')) return
  event.preventDefault()
  toggleBar()
})

void syncVisibility()
