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
