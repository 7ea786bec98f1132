import { basePath } from './basePath.ts'

/**
 * Local storage that may be full, switched off or tampered with: never throws, checks what it reads. Consoles below
 * different paths of one host keep apart what they save.
 */
const here = (key: string): string => `${key}${basePath()}`

/** The saved value when `accept` knows it, else undefined. */
export function readSaved<T>(key: string, accept: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(here(key))
    const value: unknown = text === null ? undefined : JSON.parse(text)
    return accept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** False when the browser refused to keep it. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(here(key), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(here(key))
  } catch {
    // Storage is switched off, so nothing is there to forget.
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
