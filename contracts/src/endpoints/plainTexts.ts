import { hasControls } from '../entities/names.ts'
import type { FieldProblem } from './failure.ts'

const longestText = 100_000

export function textProblems(field: string, value: unknown): FieldProblem[] {
  if (typeof value === 'string') {
    const message = textProblem(value)
    return message === undefined ? [] : [{ field, message }]
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => textProblems(`${field}[${at}]`, item))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([name, item]) =>
    textProblem(name) === undefined
      ? textProblems(field === '' ? name : `${field}.${name}`, item)
      : [{ field, message: 'A name in it is too long or contains control characters' }],
  )
}

function textProblem(text: string): string | undefined {
  if (text.length > longestText) return `Must be at most ${longestText} characters`
  return hasControls(text) ? 'Must not contain control characters' : undefined
}
