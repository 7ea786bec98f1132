import { hasControlCharacters } from '../entities/names.ts'
import type { FieldProblem } from './failure.ts'

const maxTextLength = 100_000

export function findTextProblems(field: string, value: unknown): FieldProblem[] {
  if (typeof value === 'string') {
    const message = findTextProblem(value)
    return message === undefined ? [] : [{ field, message }]
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => findTextProblems(`${field}[${index}]`, item))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([name, item]) =>
    findTextProblem(name) === undefined
      ? findTextProblems(field === '' ? name : `${field}.${name}`, item)
      : [{ field, message: 'A name in it is too long or contains control characters' }],
  )
}

function findTextProblem(text: string): string | undefined {
  if (text.length > maxTextLength) return `Must be at most ${maxTextLength} characters`
  return hasControlCharacters(text) ? 'Must not contain control characters' : undefined
}
