import { isString, readSavedValue, removeSavedValue, writeSavedValue } from './storage.ts'

const TAB_KEY = 'heed.tab'

/** Survives reloads. Saved only on leaving: a duplicated tab copies the storage, but must not share the id. */
export function claimTabId(makeId: () => string): string {
  const id = readSavedValue(TAB_KEY, isString, 'tab') ?? makeId()
  removeSavedValue(TAB_KEY, 'tab')
  window.addEventListener('pagehide', () => writeSavedValue(TAB_KEY, id, 'tab'))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeSavedValue(TAB_KEY, 'tab')
  })
  return id
}
