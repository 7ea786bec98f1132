/**
 * Returns false when access is denied; the caller should then show the text for manual copying. Safari refuses to
 * write after an `await`, so call this function first and pass text that isn't available yet as a promise.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text)
    } else {
      const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    }
    return true
  } catch {
    return false
  }
}
