import type { FieldValues } from 'react-hook-form'

/** Reads back what was typed, which need not be right yet: the fields that a form begins with, each of its kind. */
export const likeThis = <Values extends FieldValues>(start: Values) => ({
  safeParse: (kept: unknown): { success: true; data: Values } | { success: false } => {
    if (typeof kept !== 'object' || kept === null) return { success: false }
    const values = Object.entries(kept).filter(([name, value]) => kindOf(value) === kindOf(start[name]))
    return { success: true, data: { ...start, ...Object.fromEntries(values) } }
  },
})

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
