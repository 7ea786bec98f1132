import type { FieldValues } from 'react-hook-form'

/** Checks only the types of restored drafts, because typed values may still be invalid. */
export const createDraftShape = <Values extends FieldValues>(initialValues: Values) => ({
  safeParse: (storedValue: unknown): { success: true; data: Values } | { success: false } => {
    if (typeof storedValue !== 'object' || storedValue === null) return { success: false }
    const values = Object.entries(storedValue).filter(
      ([name, value]) => getKind(value) === getKind(initialValues[name]),
    )
    return { success: true, data: { ...initialValues, ...Object.fromEntries(values) } }
  },
})

const getKind = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
