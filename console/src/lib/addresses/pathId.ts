export function parseId(part: string | undefined): number | undefined {
  if (part === undefined || !/^[1-9]\d*$/.test(part)) return undefined
  const id = Number(part)
  return Number.isSafeInteger(id) ? id : undefined
}

export function parseEmail(part: string | undefined): string | undefined {
  return part !== undefined && /^[^\s@]+@[^\s@]+$/.test(part) ? part : undefined
}

/** Campaign ids are digits; packaged campaigns have the prefix p. */
export function parseCampaignKey(part: string | undefined): string | undefined {
  return part !== undefined && /^p?[1-9]\d*$/.test(part) ? part : undefined
}

export const isPackagedKey = (key: string): boolean => key.startsWith('p')
