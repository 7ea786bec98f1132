import { type Endpoint, fieldName, LiveFrame } from '@heed/contracts'
import type * as z from 'zod/mini'

export const checkAnswer = ({ answer: schema }: Endpoint, answer: unknown): string[] =>
  findMisfits(schema, answer, 'answer')

export const checkFrame = (frame: unknown): string[] => findMisfits(LiveFrame, frame, 'frame')

function findMisfits(schema: z.ZodMiniType, value: unknown, whole: string): string[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${fieldName(path) || whole}: ${message}`)
}
