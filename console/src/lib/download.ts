/** Lets the browser save the bytes as a file of that name. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A text file; the mark at its start makes spreadsheets read it as UTF-8. */
export const csvBlob = (lines: readonly string[]): Blob =>
  new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
