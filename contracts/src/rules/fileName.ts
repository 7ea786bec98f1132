import { composeText } from '../entities/names.ts'

const unsafePattern = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const reservedPattern = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i
/** Bytes; leaves room for temporary suffixes within the usual limit of 255. */
export const fileNameMaxBytes = 200

const textEncoder = new TextEncoder()

function truncateToBytes(text: string, maxBytes: number): string {
  let shortName = ''
  let remainingBytes = maxBytes
  for (const character of text) {
    remainingBytes -= textEncoder.encode(character).length
    if (remainingBytes < 0) break
    shortName += character
  }
  return shortName
}

export function toSafeFileName(text: string): string {
  const visibleName = composeText(text).replace(unsafePattern, '_').trim().replace(/^\.+/, '_')
  const truncatedName = truncateToBytes(visibleName, fileNameMaxBytes).replace(/[. ]+$/, '')
  return (truncatedName || '_').replace(reservedPattern, '_$&')
}

export function truncateParts(parts: readonly string[], maxBytes: number): string[] {
  const sizes = parts.map((part) => textEncoder.encode(part).length)
  let excess = sizes.reduce((sum, size) => sum + size, parts.length - 1) - maxBytes
  for (; excess > 0; excess--) {
    const longestIndex = sizes.indexOf(Math.max(...sizes))
    sizes[longestIndex] = (sizes[longestIndex] ?? 0) - 1
  }
  return parts.map((part, index) => truncateToBytes(part, sizes[index] ?? 0).trimEnd())
}

export function formatFileNameDate(instant: Date, zone: string): string {
  const shape = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(instant)
  return (['year', 'month', 'day'] as const)
    .map((partType) => parts.find(({ type }) => type === partType)?.value)
    .join('-')
}

/** Returns names like 'Norðurljós hf. Sales 2026-03-02.csv'. */
export function makeDatedName(parts: readonly string[], now: Date, zone: string, extension: string): string {
  const day = formatFileNameDate(now, zone)
  return `${toSafeFileName(truncateParts(parts, fileNameMaxBytes - day.length - 1).join(' '))} ${day}.${extension}`
}
