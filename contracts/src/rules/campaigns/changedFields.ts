/** Ignores key order; null equals a missing value. */
export const isSameValue = (a: unknown, b: unknown): boolean => toCanonicalJson(a) === toCanonicalJson(b)

export function listChangedFields<T extends object>(before: T, after: T): (keyof T)[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof T)[])
  return [...fields].filter((field) => !isSameValue(before[field], after[field]))
}

const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => field !== null && field !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )
