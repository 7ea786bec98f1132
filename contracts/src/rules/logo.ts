import { logoBytesMax } from '../entities/limits.ts'
import { isPng, type Png, readPng } from './png.ts'

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

/** What begins as text, behind a declaration or a comment. */
const texts: readonly [type: string, start: RegExp][] = [
  ['image/svg+xml', /<svg[\s/>]/i],
  ['text/html', /<!doctype html|<html[\s>]/i],
]

interface LogoFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** What a file is whatever it is called, among those that are taken for a PNG; what it says it is for all others. */
function typeInside({ name, type, bytes }: LogoFile): string {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
  const signed = signatures.find(([, signature]) => start.startsWith(signature))?.[0]
  const written = /^[^<]{0,8}</.test(start) ? texts.find(([, begin]) => begin.test(start))?.[0] : undefined
  return signed ?? written ?? (type || name)
}

/** What is wrong with a logo file, letter for letter; null when nothing is (S0 section 5). */
export function logoProblem(file: LogoFile): string | null {
  if (file.bytes.length > logoBytesMax) return logoTooLarge(file.name)
  const png = file.type === 'image/png' ? readPng(file.bytes) : null
  if (!png) return logoUnreadable(file)
  return hasTooManyPixels(png) ? logoTooLarge(file.name) : null
}

/** Why nothing can be drawn of a file: it is of another kind, or a PNG that is not whole. */
export const logoUnreadable = (file: LogoFile): string =>
  file.type === 'image/png' && isPng(file.bytes)
    ? `'${file.name}' is damaged, please save it as a PNG once more`
    : logoFormatRefused(typeInside(file))

export const logoFormatRefused = (type: string): string => `'${type}' is not a supported format`
export const logoTooLarge = (name: string): string => `'${name}' is too large, please pick a smaller file`
