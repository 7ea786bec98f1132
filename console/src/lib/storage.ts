import { basePath } from './basePath.ts'

/** 'browser': for every tab, until it is forgotten. 'tab': for this one, until it is closed. */
type Place = 'browser' | 'tab'

/**
 * Storage that may be full, switched off or tampered with: never throws, checks what it reads. Consoles below different
 * paths of one host keep apart what they save.
 */
const here = (key: string): string => `${key}${basePath()}`
const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage)

/** The saved value when `accept` knows it, else undefined. */
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

/** False when the browser refused to keep it. */
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
    // Storage is switched off, so nothing is there to forget.
  }
}

/** Hears what another tab saves for the browser, undefined when it is forgotten there. Gives back how to stop. */
export function onSavedElsewhere(key: string, heard: (value: unknown) => void): () => void {
  const change = ({ key: changed, newValue }: StorageEvent) => {
    // Without a key everything was forgotten at once.
    if (changed === null || changed === here(key)) heard(parsed(newValue))
  }
  // A page that Back brings up as it was has heard nothing meanwhile.
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

/** The names of all that is saved for the browser and begins so. */
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

/** As `onSavedElsewhere`, of everything; a page that Back restores hears nothing of what it has missed. */
export function onAnySavedElsewhere(heard: (name: string, value: unknown) => void): () => void {
  const change = ({ key, newValue }: StorageEvent) => {
    const name = key === null ? undefined : nameIn(key)
    if (name !== undefined) heard(name, parsed(newValue))
  }
  window.addEventListener('storage', change)
  return () => window.removeEventListener('storage', change)
}

/** Undefined for what a console below another path has saved. */
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
