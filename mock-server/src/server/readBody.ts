export const bodyLimit = 20 * 1024 * 1024
/** Packages with videos are large. */
export const formLimit = 256 * 1024 * 1024

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

/** The parts of a form by name: texts and files. */
export async function readForm(type: string, bytes: Uint8Array): Promise<Body> {
  try {
    const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData()
    return { value: Object.fromEntries(form.entries()) }
  } catch (error) {
    return {
      problem: `The body is no form with parts: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}
