/** The id that a part of an address says; undefined where it says anything else. */
export function idOf(part: string | undefined): number | undefined {
  if (part === undefined || !/^[1-9]\d*$/.test(part)) return undefined
  const id = Number(part)
  return Number.isSafeInteger(id) ? id : undefined
}

/** The e-mail address that a part of an address says, as the router has decoded it; undefined where it is none. */
export function emailOf(part: string | undefined): string | undefined {
  return part !== undefined && /^[^\s@]+@[^\s@]+$/.test(part) ? part : undefined
}

/** The key of a training or an assessment: digits, or p and digits for a packaged one. */
export function campaignKeyOf(part: string | undefined): string | undefined {
  return part !== undefined && /^p?[1-9]\d*$/.test(part) ? part : undefined
}

/** Whether a key is that of a packaged training or assessment. */
export const isPackagedKey = (key: string): boolean => key.startsWith('p')
