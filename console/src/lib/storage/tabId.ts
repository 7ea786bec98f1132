import { isString, readSaved, removeSaved, writeSaved } from './storage.ts'

const TAB = 'heed.tab'

/** Survives reloads. Saved only on leaving: a duplicated tab copies the storage, but must not share the id. */
export function tabId(makeId: () => string): string {
  const id = readSaved(TAB, isString, 'tab') ?? makeId()
  removeSaved(TAB, 'tab')
  window.addEventListener('pagehide', () => writeSaved(TAB, id, 'tab'))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeSaved(TAB, 'tab')
  })
  return id
}
