import { logoBytesMax } from '../../entities/limits.ts'
import { type Png, readPng } from './png.ts'

/** So many pixels are more than any logo needs; a small file may unpack to far more and choke who draws it. */
const pixelsMax = 4096 * 4096

/** Whether a picture unpacks to more than anybody should draw. */
export const hasTooManyPixels = ({ width, height }: Pick<Png, 'width' | 'height'>): boolean =>
  width * height > pixelsMax

const signatures: readonly [type: string, start: string][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/bmp', 'BM'],
  ['image/webp', 'RIFF'],
]

/** What a picture is whatever it is called, among those that are taken for a PNG; undefined for all others. */
function realType(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0]
}

/** What is wrong with a logo file, letter for letter; null when nothing is (S0 section 5). */
export function logoProblem(file: { name: string; type: string; bytes: Uint8Array }): string | null {
  if (file.bytes.length > logoBytesMax) return logoTooLarge(file.name)
  const png = file.type === 'image/png' ? readPng(file.bytes) : null
  if (!png) return logoFormatRefused(realType(file.bytes) ?? (file.type || file.name))
  return hasTooManyPixels(png) ? logoTooLarge(file.name) : null
}

export const logoFormatRefused = (type: string): string => `'${type}' is not a supported format`
export const logoTooLarge = (name: string): string => `'${name}' is too large, please pick a smaller file`
