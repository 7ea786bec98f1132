import { composed } from '../entities/names.ts'

/** What names of some system may not hold, and letters that nobody sees or that turn the text around. */
const unsafe = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
/** Names of devices, with any ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i
/** Bytes of a name without its ending; a name may have 255 with what a file on its way has behind it. */
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

/** A text as the name of a file or folder, safe on every system: in no other folder, no device, nothing hidden. */
export function safeName(text: string): string {
  const visible = composed(text).replace(unsafe, '_').trim().replace(/^\.+/, '_')
  const short = cut(visible, longest).replace(/[. ]+$/, '')
  return (short || '_').replace(reserved, '_$&')
}

/** The texts cut so that they fit into so many bytes with a space between them: the longest of them give way. */
export function fitting(parts: readonly string[], room: number): string[] {
  const sizes = parts.map((part) => bytes.encode(part).length)
  let over = sizes.reduce((sum, size) => sum + size, parts.length - 1) - room
  for (; over > 0; over--) {
    const at = sizes.indexOf(Math.max(...sizes))
    sizes[at] = (sizes[at] ?? 0) - 1
  }
  return parts.map((part, at) => cut(part, sizes[at] ?? 0).trimEnd())
}

/** The day on the clocks of a zone as names of files have it, '2026-03-02'; without Temporal, which few pages load. */
export function dayInName(instant: Date, zone: string): string {
  const shape = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(instant)
  return (['year', 'month', 'day'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join('-')
}

/**
 * Named after company, what is in it, of which list, and the day that the screen shows: 'Norðurljós hf. Sales
 * 2026-03-02.csv'.
 */
export function datedName(parts: readonly string[], now: Date, zone: string, ending: string): string {
  const day = dayInName(now, zone)
  // The day stays whole, however long a name is, and something of each part.
  return `${safeName(fitting(parts, longest - day.length - 1).join(' '))} ${day}.${ending}`
}
