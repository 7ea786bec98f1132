import { isUtf8 } from 'node:buffer'

export const bodyLimit = 20 * 1024 * 1024
/** Packages with videos are large. */
export const formLimit = 256 * 1024 * 1024

const notUtf8 = 'The body is not in UTF-8'
/** What stands for bytes that are no letter. */
const damaged = '\ufffd'

/** The text of a body that is no form; 400 for one in another encoding, of which names would be kept damaged. */
export function readText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString()
  throw Object.assign(new Error(notUtf8), { statusCode: 400 })
}

type Body = { value: unknown } | { problem: string }

/** The JSON of a request; no text is no body. */
export function readBody(text: string): Body {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `The body is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Whether a text shows damage that was not sent. */
const isDamaged = (value: string | File, sent: Uint8Array): boolean =>
  (typeof value === 'string' ? value : value.name).includes(damaged) && !Buffer.from(sent).includes(damaged)

/** The parts of a form by name: texts and files. */
export async function readForm(type: string, bytes: Uint8Array): Promise<Body> {
  try {
    const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData()
    const parts = [...form.entries()]
    if (parts.some(([, value]) => isDamaged(value, bytes))) return { problem: notUtf8 }
    return { value: Object.fromEntries(parts) }
  } catch (error) {
    return {
      problem: `The body is no form with parts: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}
