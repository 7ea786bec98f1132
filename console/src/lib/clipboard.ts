/**
 * Returns false when access is denied: show the text for manual copying. Call it before any `await`: Safari refuses
 * to write after one, so text that isn't there yet is passed as a promise.
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
