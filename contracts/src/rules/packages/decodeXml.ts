import { PackageError } from './PackageRefusal.ts'

/** Checks the byte order mark first, then UTF-16 patterns, then the declaration; the default is UTF-8. */
export function decodeXml(bytes: Uint8Array, file: string): string {
  const label = detectEncoding(bytes) ?? readDeclaredEncoding(bytes) ?? 'utf-8'
  try {
    return decode(bytes, label, true)
  } catch (error) {
    if (error instanceof RangeError) {
      throw new PackageError('brokenXml', `The encoding "${label}" isn't supported; save it as UTF-8`, {
        file,
        line: 1,
      })
    }
    const text = decode(bytes, label, false)
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length
    throw new PackageError('brokenXml', `The text isn't ${label.toUpperCase()}`, { file, line })
  }
}

/** When decoding all bytes in one call, Node 20 reads windows-1252 as ISO 8859-1 (nodejs/node#56542). */
function decode(bytes: Uint8Array, label: string, fatal: boolean): string {
  const decoder = new TextDecoder(label, { fatal })
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

export function detectEncoding([firstByte, secondByte]: Uint8Array): string | undefined {
  if (firstByte === 0xff && secondByte === 0xfe) return 'utf-16le'
  if (firstByte === 0xfe && secondByte === 0xff) return 'utf-16be'
  if (firstByte === 0xef && secondByte === 0xbb) return 'utf-8'
  if (firstByte === 0x3c && secondByte === 0x00) return 'utf-16le'
  if (firstByte === 0x00 && secondByte === 0x3c) return 'utf-16be'
  return undefined
}

function readDeclaredEncoding(bytes: Uint8Array): string | undefined {
  const xmlStart = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const label = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(xmlStart)?.[1]
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}
