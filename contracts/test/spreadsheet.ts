/**
 * Cells of a text as LibreOffice and Excel open it with one sign between them: quotes enclose where they begin a cell, twice
 * within them they are one, and what is behind the closing one belongs to the cell.
 */
export function openedWith(text: string, separator: string): string[] {
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

/** A file of cells as RFC 4180 has it, with LF or CRLF: quotes around a cell, twice within it. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The lines of a file as LibreOffice saves it again: quotes only around cells that need them between its own separators. */
export const savedAgain = (text: string, separator: string): string[] =>
  cellsOf(text).map((cells) =>
    cells
      .map((cell) =>
        cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(separator),
  )
