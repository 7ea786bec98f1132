import { basePath } from '../addresses/basePath.ts'

/** 'browser': shared by all tabs. 'tab': kept until the tab is closed. */
type Place = 'browser' | 'tab'

// Nothing here throws or trusts stored values: storage may be full, disabled or tampered with.

const here = (key: string): string => `${key}${basePath()}`
const getStorage = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage)

export function readSaved<T>(
  key: string,
  accept: (value: unknown) => value is T,
  place: Place = 'browser',
): T | undefined {
  try {
    const value = parsed(getStorage(place).getItem(here(key)))
    return accept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns false when storage is full or disabled. */
export function writeSaved(key: string, value: unknown, place: Place = 'browser'): boolean {
  try {
    getStorage(place).setItem(here(key), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeSaved(key: string, place: Place = 'browser'): void {
  try {
    getStorage(place).removeItem(here(key))
  } catch {
    // If storage is disabled, there is nothing to delete.
  }
}

/** Calls `heard` with undefined when the value was deleted. Returns a stop function. */
export function watchSaved(key: string, heard: (value: unknown) => void): () => void {
  const change = ({ key: changed, newValue }: StorageEvent) => {
    // A null key means that everything was deleted.
    if (changed === null || changed === here(key)) heard(parsed(newValue))
  }
  // Pages restored from the back/forward cache have missed storage events.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) heard(readSaved(key, isAnything))
  }
  window.addEventListener('storage', change)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', change)
    window.removeEventListener('pageshow', comeBack)
  }
}

export function listSavedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const name = nameIn(key)
      return name?.startsWith(beginning) ? [name] : []
    })
  } catch {
    return []
  }
}

/** Like `watchSaved`, but for all keys; pages in the back/forward cache miss changes. */
export function watchAllSaved(heard: (name: string, value: unknown) => void): () => void {
  const change = ({ key, newValue }: StorageEvent) => {
    const name = key === null ? undefined : nameIn(key)
    if (name !== undefined) heard(name, parsed(newValue))
  }
  window.addEventListener('storage', change)
  return () => window.removeEventListener('storage', change)
}

function nameIn(key: string): string | undefined {
  const end = basePath()
  const name = key.slice(0, key.length - end.length)
  return key.endsWith(end) && !name.includes('/') ? name : undefined
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const isAnything = (_: unknown): _ is unknown => true
export const isString = (value: unknown): value is string => typeof value === 'string'
