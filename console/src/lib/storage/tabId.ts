import { isString, readSaved, removeSaved, writeSaved } from './storage.ts'

const TAB_KEY = 'heed.tab'

/** Survives reloads. Saved only on leaving: a duplicated tab copies the storage, but must not share the id. */
export function claimTabId(makeId: () => string): string {
  const id = readSaved(TAB_KEY, isString, 'tab') ?? makeId()
  removeSaved(TAB_KEY, 'tab')
  window.addEventListener('pagehide', () => writeSaved(TAB_KEY, id, 'tab'))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeSaved(TAB_KEY, 'tab')
  })
  return id
}
