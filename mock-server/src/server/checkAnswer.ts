import { type Endpoint, fieldName } from '@heed/contracts'

/** What in an answer does not fit its declaration, one line a field; empty when all fits. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): string[] {
  const result = endpoint.answer.safeParse(answer)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${fieldName(path) || 'answer'}: ${message}`)
}
