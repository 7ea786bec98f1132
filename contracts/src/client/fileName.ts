const parameterPattern = /;\s*([\w!#$&+.^`|~-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g
const folderPattern = /^.*[/\\]/s

function tryDecode(letters: string): string | undefined {
  if (/[^\0-\xff]/.test(letters)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(letters, (character) => character.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}

/** Headers are read as Latin-1, but some servers send UTF-8. */
const decodeOrKeep = (text: string): string => tryDecode(text) ?? text

/** A starred parameter, like UTF-8'is'%C3%9E (RFC 8187). */
function decodeExtendedValue(value: string): string | undefined {
  const [, charset, encodedName = ''] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value) ?? []
  if (charset === undefined) return undefined
  const letters = encodedName.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return charset.toLowerCase() === 'utf-8' ? tryDecode(letters) : letters
}

/** File name from Content-Disposition (RFC 6266), without folders. */
export function parseFileName(disposition: string): string | undefined {
  const values = new Map<string, string>()
  for (const [, name = '', quotedValue, plainValue] of disposition.matchAll(parameterPattern)) {
    const value = quotedValue?.replace(/\\(["\\])/g, '$1') ?? plainValue ?? ''
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), value)
  }
  const name =
    decodeExtendedValue(values.get('filename*') ?? '') ?? decodeOrKeep(values.get('filename') ?? '')
  return name.replace(folderPattern, '') || undefined
}
