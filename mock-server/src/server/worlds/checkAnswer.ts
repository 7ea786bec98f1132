import { type Endpoint, formatFieldName, LiveFrame } from '@heed/contracts'
import type * as z from 'zod/mini'

export const findResponseProblems = ({ answer: schema }: Endpoint, answer: unknown): string[] =>
  findContractProblems(schema, answer, 'answer')

export const findFrameProblems = (frame: unknown): string[] => findContractProblems(LiveFrame, frame, 'frame')

function findContractProblems(schema: z.ZodMiniType, value: unknown, whole: string): string[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${formatFieldName(path) || whole}: ${message}`)
}
