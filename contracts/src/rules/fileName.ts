import { composeText } from '../entities/names.ts'

const unsafe = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i
/** Bytes; leaves room for temporary suffixes within the usual limit of 255. */
export const longest = 200

const bytes = new TextEncoder()

function cut(text: string, most: number): string {
  let kept = ''
  let left = most
  for (const letter of text) {
    left -= bytes.encode(letter).length
    if (left < 0) break
    kept += letter
  }
  return kept
}

export function safeName(text: string): string {
  const visible = composeText(text).replace(unsafe, '_').trim().replace(/^\.+/, '_')
  const short = cut(visible, longest).replace(/[. ]+$/, '')
  return (short || '_').replace(reserved, '_$&')
}

export function fitParts(parts: readonly string[], room: number): string[] {
  const sizes = parts.map((part) => bytes.encode(part).length)
  let over = sizes.reduce((sum, size) => sum + size, parts.length - 1) - room
  for (; over > 0; over--) {
    const at = sizes.indexOf(Math.max(...sizes))
    sizes[at] = (sizes[at] ?? 0) - 1
  }
  return parts.map((part, at) => cut(part, sizes[at] ?? 0).trimEnd())
}

export function dayInName(instant: Date, zone: string): string {
  const shape = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(instant)
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join('-')
}

/** Returns names like 'Norðurljós hf. Sales 2026-03-02.csv'. */
export function datedName(parts: readonly string[], now: Date, zone: string, ending: string): string {
  const day = dayInName(now, zone)
  return `${safeName(fitParts(parts, longest - day.length - 1).join(' '))} ${day}.${ending}`
}
