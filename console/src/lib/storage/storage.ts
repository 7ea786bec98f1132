import { getBasePath } from '../addresses/basePath.ts'

/** 'browser': shared by all tabs. 'tab': kept until the tab is closed. */
type StorageArea = 'browser' | 'tab'

// Nothing here throws or trusts stored values: storage may be full, disabled or tampered with.

const toStorageKey = (key: string): string => `${key}${getBasePath()}`
const getStorage = (area: StorageArea): Storage => (area === 'tab' ? sessionStorage : localStorage)

export function readSavedValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  area: StorageArea = 'browser',
): T | undefined {
  try {
    const value = parseJson(getStorage(area).getItem(toStorageKey(key)))
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns false when storage is full or disabled. */
export function writeSavedValue(key: string, value: unknown, area: StorageArea = 'browser'): boolean {
  try {
    getStorage(area).setItem(toStorageKey(key), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeSavedValue(key: string, area: StorageArea = 'browser'): void {
  try {
    getStorage(area).removeItem(toStorageKey(key))
  } catch {
    // If storage is disabled, there is nothing to delete.
  }
}

/** Calls `onChange` with undefined when the value was deleted. Returns a stop function. */
export function watchSavedValue(key: string, onChange: (value: unknown) => void): () => void {
  const handleStorage = ({ key: changedKey, newValue }: StorageEvent) => {
    // A null key means that everything was deleted.
    if (changedKey === null || changedKey === toStorageKey(key)) onChange(parseJson(newValue))
  }
  // Pages restored from the back/forward cache have missed storage events.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(readSavedValue(key, isUnknown))
  }
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}

export function listSavedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const name = parseName(key)
      return name?.startsWith(prefix) ? [name] : []
    })
  } catch {
    return []
  }
}

/** Like `watchSavedValue`, but for all keys; pages in the back/forward cache miss changes. */
export function watchSavedValues(onChange: (name: string, value: unknown) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    const name = key === null ? undefined : parseName(key)
    if (name !== undefined) onChange(name, parseJson(newValue))
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

function parseName(key: string): string | undefined {
  const end = getBasePath()
  const name = key.slice(0, key.length - end.length)
  return key.endsWith(end) && !name.includes('/') ? name : undefined
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const isUnknown = (_: unknown): _ is unknown => true
export const isString = (value: unknown): value is string => typeof value === 'string'
