import { type Endpoint, fieldName, LiveFrame } from '@heed/contracts'
import type * as z from 'zod/mini'

/** What in an answer does not fit its declaration, one line a field; empty when all fits. */
export const checkAnswer = ({ answer: schema }: Endpoint, answer: unknown): string[] =>
  misfitsOf(schema, answer, 'answer')

/** The same for what goes to a websocket. */
export const checkFrame = (frame: unknown): string[] => misfitsOf(LiveFrame, frame, 'frame')

function misfitsOf(schema: z.ZodMiniType, value: unknown, whole: string): string[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${fieldName(path) || whole}: ${message}`)
}
