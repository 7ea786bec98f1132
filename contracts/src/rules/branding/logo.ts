import { logoBytesMax } from '../../entities/limits.ts'
import { isPng, type Png, readPng } from './png.ts'

/** A small file can unpack to an image large enough to freeze the reader. */
const pixelsMax = 4096 * 4096

export const hasTooManyPixels = ({ width, height }: Pick<Png, 'width' | 'height'>): boolean =>
  width * height > pixelsMax

const signatures: readonly [type: string, start: string][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/bmp', 'BM'],
  ['image/webp', 'RIFF'],
]

const textSignatures: readonly [type: string, start: RegExp][] = [
  ['image/svg+xml', /<svg[\s/>]/i],
  ['text/html', /<!doctype html|<html[\s>]/i],
]

interface LogoFile {
  name: string
  type: string
  bytes: Uint8Array
}

function detectType({ name, type, bytes }: LogoFile): string {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
  const fileType = signatures.find(([, signature]) => start.startsWith(signature))?.[0]
  const textFormat = /^[^<]{0,8}</.test(start)
    ? textSignatures.find(([, startPattern]) => startPattern.test(start))?.[0]
    : undefined
  return fileType ?? textFormat ?? (type || name)
}

export function getLogoProblem(file: LogoFile): string | null {
  if (file.bytes.length > logoBytesMax) return formatLargeLogo(file.name)
  const png = file.type === 'image/png' ? readPng(file.bytes) : null
  if (!png) return formatUnreadableLogo(file)
  return hasTooManyPixels(png) ? formatLargeLogo(file.name) : null
}

export const formatUnreadableLogo = (file: LogoFile): string =>
  file.type === 'image/png' && isPng(file.bytes)
    ? `'${file.name}' is damaged, please save it as a PNG again`
    : formatUnsupportedLogo(detectType(file))

export const formatUnsupportedLogo = (type: string): string => `'${type}' is not a supported format`
export const formatLargeLogo = (name: string): string => `'${name}' is too large, please pick a smaller file`
