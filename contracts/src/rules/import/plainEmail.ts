/**
 * Where a plain address (lower-case ASCII letters, digits, dots, hyphens, underscores) that opens text[start, end) ends:
 * the place of the comma or semicolon behind it; -1 when there is none. Most lines of any file begin like that, and what
 * is found here needs no lower-casing and no `isEmail`; -1 only means that those have to decide.
 */
export function endOfPlainEmail(text: string, start: number, end: number): number {
  let sign = -1
  let dot = -1
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x5f)
      continue
    if (code === 0x2e) {
      if (sign !== -1 && at === dot + 1) return -1
      dot = at
    } else if (code === 0x40 && sign === -1 && at > start) {
      sign = at
      dot = at
    } else if (code === 0x2c || code === 0x3b) {
      return sign !== -1 && dot > sign && at - dot > 2 ? at : -1
    } else return -1
  }
  return -1
}
