export const bodyLimit = 20 * 1024 * 1024

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
