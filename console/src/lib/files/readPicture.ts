import { formatLargeLogo, formatUnreadableLogo, hasTooManyPixels, readPng } from '@heed/contracts'

/** `address` is a data URL. */
export type Picture = { width: number; height: number; address: string }

/** Decodes the PNG, or returns the exact error text (S0 section 5). */
export async function readPicture(file: File, maxBytes: number): Promise<Picture | { problem: string }> {
  const tooLargeResult = { problem: formatLargeLogo(file.name) }
  if (file.size > maxBytes) return tooLargeResult
  const { name, type } = file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const unreadableResult = { problem: formatUnreadableLogo({ name, type, bytes }) }
  const png = type === 'image/png' ? readPng(bytes) : null
  if (!png) return unreadableResult
  // Checked before decoding, because a small file may expand to gigabytes.
  if (hasTooManyPixels(png)) return tooLargeResult
  const size = await measureSize(file)
  return size ? { ...size, address: await readDataUrl(file) } : unreadableResult
}

export const canDecodeImage = async (file: File): Promise<boolean> => (await measureSize(file)) !== undefined

async function measureSize(file: File): Promise<Pick<Picture, 'width' | 'height'> | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return undefined
  }
}

/** Uses `data:`, the only scheme that the content security policy allows. */
export function readDataUrl(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}

export function createFileFromDataUrl(address: string, name: string): File {
  const [prefix = '', content = ''] = address.split(',')
  const type = prefix.replace(/^data:|;base64$/g, '')
  return new File([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], name, { type })
}
