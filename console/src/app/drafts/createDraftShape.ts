import type { FieldValues } from 'react-hook-form'

/** Checks only the types of restored drafts, because typed values may still be invalid. */
export const createDraftShape = <Values extends FieldValues>(start: Values) => ({
  safeParse: (kept: unknown): { success: true; data: Values } | { success: false } => {
    if (typeof kept !== 'object' || kept === null) return { success: false }
    const values = Object.entries(kept).filter(([name, value]) => getKind(value) === getKind(start[name]))
    return { success: true, data: { ...start, ...Object.fromEntries(values) } }
  },
})

const getKind = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
