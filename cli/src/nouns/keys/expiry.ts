const expirySuffixPattern = / \(until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\)$/
const maxKeyNameLength = 100
const unitHours: Readonly<Record<string, number>> = { h: 1, d: 24 }
const hourMs = 3_600_000

/** Keys never expire on the platform, so their end date is stored in the name. */
export function addExpiryToName(name: string, end: Date): string {
  const [day, minute] = end.toISOString().split('T')
  const endSuffix = ` (until ${day} ${minute?.slice(0, 5)} UTC)`
  const letters = [...removeExpiryFromName(name)]
  while (letters.join('').length > maxKeyNameLength - endSuffix.length) letters.pop()
  return `${letters.join('').trimEnd()}${endSuffix}`.trimStart()
}

export const removeExpiryFromName = (name: string): string =>
  ` ${name}`.replace(expirySuffixPattern, '').trimStart()

export function parseExpiry(name: string): Date | null {
  const [, day, minute] = expirySuffixPattern.exec(` ${name}`) ?? []
  if (day === undefined) return null
  const end = new Date(`${day}T${minute}:00Z`)
  return Number.isNaN(end.getTime()) ? null : end
}

export const hasExpired = (name: string, now: Date): boolean => {
  const end = parseExpiry(name)
  return end !== null && end <= now
}

/** Converts '24h' or '7d' to ms. */
export function parseOverlapMs(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,2})([hd])$/.exec(text) ?? []
  if (count === undefined) throw new RangeError('It must be a number of hours or days, such as 24h or 7d.')
  return Number(count) * (unitHours[unit] ?? 0) * hourMs
}

/** Rounded up to the minute, because names include no seconds and no key may end early. */
export const computeExpiry = (now: Date, milliseconds: number): Date =>
  new Date(Math.ceil((now.getTime() + milliseconds) / 60_000) * 60_000)
