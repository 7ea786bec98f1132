import { logoBytesMax } from '../../entities/limits.ts'
import { readPng } from './png.ts'

/** What is wrong with a logo file, letter for letter; null when nothing is (S0 section 5). */
export function logoProblem(file: { name: string; type: string; bytes: Uint8Array }): string | null {
  if (file.bytes.length > logoBytesMax) return logoTooLarge(file.name)
  return file.type === 'image/png' && readPng(file.bytes) ? null : logoFormatRefused(file.type || file.name)
}

export const logoFormatRefused = (type: string): string => `'${type}' is not a supported format`
export const logoTooLarge = (name: string): string => `'${name}' is too large, please pick a smaller file`
