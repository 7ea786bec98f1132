import { forget, isText, readSaved, save } from './storage.ts'

const TAB = 'heed.tab'

/** Survives reloads. Saved only on leaving: a duplicated tab copies the storage, but must not share the id. */
export function tabId(makeId: () => string): string {
  const id = readSaved(TAB, isText, 'tab') ?? makeId()
  forget(TAB, 'tab')
  window.addEventListener('pagehide', () => save(TAB, id, 'tab'))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forget(TAB, 'tab')
  })
  return id
}
