import { basePath } from './basePath.ts'

/** 'browser': all tabs. 'tab': until it is closed. */
type Place = 'browser' | 'tab'

/** Never throws, and checks what it reads: storage may be full, disabled or tampered with. */
const here = (key: string): string => `${key}${basePath()}`
const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage)

export function readSaved<T>(
  key: string,
  accept: (value: unknown) => value is T,
  place: Place = 'browser',
): T | undefined {
  try {
    const value = parsed(storageOf(place).getItem(here(key)))
    return accept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** False when storage is full or disabled. */
export function save(key: string, value: unknown, place: Place = 'browser'): boolean {
  try {
    storageOf(place).setItem(here(key), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(key: string, place: Place = 'browser'): void {
  try {
    storageOf(place).removeItem(here(key))
  } catch {
    // Storage is disabled: nothing to forget.
  }
}

/** undefined: forgotten. Returns a stop function. */
export function onSavedElsewhere(key: string, heard: (value: unknown) => void): () => void {
  const change = ({ key: changed, newValue }: StorageEvent) => {
    // A null key clears everything.
    if (changed === null || changed === here(key)) heard(parsed(newValue))
  }
  // bfcache pages miss storage events.
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

export function savedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const name = nameIn(key)
      return name?.startsWith(beginning) ? [name] : []
    })
  } catch {
    return []
  }
}

/** Like `onSavedElsewhere` for all keys, but bfcache pages miss changes. */
export function onAnySavedElsewhere(heard: (name: string, value: unknown) => void): () => void {
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
export const isText = (value: unknown): value is string => typeof value === 'string'
