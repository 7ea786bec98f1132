import '../src/lib/mobx.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { calls } from '../src/app/calls.ts'
import { startI18n } from '../src/app/i18n.ts'
import { loadTexts } from '../src/lib/texts.ts'
import { fetchLate } from '../src/ui/late.tsx'
import './cheapOwners.ts'
import { refuseMobxComplaints } from './refuseMobxComplaints.ts'

await startI18n()
await Promise.all(Object.values(calls).map((load) => load()))
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

// Pact tests have no page.
if ('document' in globalThis) {
  // Menus and dialogs open immediately, as after a moment on the page.
  await Promise.all([
    import('../src/app/shell/Shell.tsx'),
    import('../src/ui/ActionMenu.tsx'),
    import('../src/ui/Popover.tsx'),
  ])
  await fetchLate()
  await import('./cheapQueries.ts')
  // Without a layout nothing is at any point.
  document.elementsFromPoint = () => []
  // Browser-like: happy-dom returns the whole page as text, and popup positioning asks every element.
  Element.prototype.toString = () => '[object HTMLElement]'

  const { styles } = await import('../src/ui/theme/AppTheme.tsx')
  // Files share a worker: look-ups would read all rules of earlier files.
  afterAll(() => {
    styles.sheet.flush()
    styles.inserted = {}
  })
}

// The first page of a file waits for its code to be compiled.
configure({ asyncUtilTimeout: 10_000 })

refuseMobxComplaints()

// A click on a link to a file would change the address for every test after it.
if ('document' in globalThis) {
  const { origin } = window.location
  const { happyDOM } = globalThis.window as unknown as { happyDOM: { setURL: (url: string) => void } }
  afterEach(() => {
    if (window.location.origin === origin) return
    happyDOM.setURL(`${origin}/`)
    throw new Error('The test left the site; if it saves a file, use savedFiles()')
  })
}
// Hooks after a test run last to first: MobX's complaints while unmounting still count.
afterEach(cleanup)
