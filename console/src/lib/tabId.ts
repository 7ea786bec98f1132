import { forget, isText, readSaved, save } from './storage.ts'

const TAB = 'heed.tab'

/**
 * Names this tab, also after a reload. It is saved only while the page is left: a tab that the browser duplicates copies
 * what is saved, and must not get the name of one that is still open.
 */
export function tabId(makeId: () => string): string {
  const id = readSaved(TAB, isText, 'tab') ?? makeId()
  forget(TAB, 'tab')
  window.addEventListener('pagehide', () => save(TAB, id, 'tab'))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forget(TAB, 'tab')
  })
  return id
}
