import { composed } from '../entities/names.ts'

/** What names of some system may not hold, and letters that nobody sees or that turn the text around. */
const unsafe = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
/** Names of devices, with any ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i
/** Bytes of a name without its ending; a name may have 255 with what a file on its way has behind it. */
const longest = 200

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

/** Named after company, what is in it, of which list, and the server's day: 'Norðurljós hf. Sales 2026-03-02.csv'. */
export function datedName(parts: readonly string[], now: Date, ending: string): string {
  const day = now.toISOString().slice(0, 10)
  // The day stays whole, however long a name is.
  const room = longest - day.length - 1
  return `${safeName(cut(parts.join(' '), room))} ${day}.${ending}`
}
