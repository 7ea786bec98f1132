import '../src/lib/mobx.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { areaLoaders } from '../src/app/calls.ts'
import { startI18n } from '../src/app/i18n.ts'
import { loadTexts } from '../src/lib/texts.ts'
import { preloadOverlays } from '../src/ui/lazyOverlay.tsx'
import './ownerStacks.ts'
import { failOnMobxWarnings } from './setup/refuseMobxComplaints.ts'

await startI18n()
await Promise.all(Object.values(areaLoaders).map((load) => load()))
await loadTexts(
  'assessment',
  'auth',
  'campaigns',
  'employees',
  'dashboard',
  'import',
  'kit',
  'packages',
  'payment',
  'scenarios',
  'training',
  'trainings',
)

// Pact tests don't render pages.
if ('document' in globalThis) {
  // Menus and dialogs open immediately, as if the page had been open for a moment.
  await Promise.all([
    import('../src/app/shell/Shell.tsx'),
    import('../src/ui/buttons/ActionMenu.tsx'),
    import('../src/ui/popover/Popover.tsx'),
  ])
  await preloadOverlays()
  await import('./styleSupport.ts')
  // happy-dom has no layout, so there is never an element at a point.
  document.elementsFromPoint = () => []
  // Short, as in browsers: happy-dom returns the element's HTML, and popup positioning calls this for every
  // element.
  Element.prototype.toString = () => '[object HTMLElement]'

  const { styleCache } = await import('../src/ui/theme/AppTheme.tsx')
  // Test files share a worker: without this, style queries would read all rules from earlier files.
  afterAll(() => {
    styleCache.sheet.flush()
    styleCache.inserted = {}
  })
}

// An import still pending at the end of its file would also fail in all later files of the worker.
afterAll(() => vi.dynamicImportSettled())

// A file's first page waits until its code is compiled.
// Announced texts aren't on the page.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, #announcer *' })

failOnMobxWarnings()

// Otherwise, clicking a link to a file would change the URL for all later tests.
if ('document' in globalThis) {
  const { origin } = window.location
  const { happyDOM } = globalThis.window as unknown as { happyDOM: { setURL: (url: string) => void } }
  afterEach(() => {
    if (window.location.origin === origin) return
    happyDOM.setURL(`${origin}/`)
    throw new Error('The test left the site; if it saves a file, use savedFiles()')
  })
}
if ('document' in globalThis) afterEach(() => document.getElementById('announcer')?.remove())
// `afterEach` hooks run in reverse order, so MobX complaints during unmounting still count.
afterEach(cleanup)
