/** Parses like LibreOffice and Excel: text after a closing quote belongs to its cell. */
export function parseSpreadsheetCells(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isStart = true
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell)
      cell = ''
      isStart = true
      continue
    } else if (sign === '"' && isStart) isQuoted = true
    else cell += sign
    isStart = false
  }
  return [...cells, cell]
}

/** RFC 4180, with LF or CRLF. */
export function parseCsvRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** LibreOffice quotes only cells that need it for its own separator. */
export const resaveSheet = (text: string, separator: string): string[] =>
  parseCsvRows(text).map((cells) =>
    cells
      .map((cell) =>
        cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(separator),
  )
