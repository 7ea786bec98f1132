/** The key of a training that a part of an address says: digits, with a p before them where it is packaged. */
export const trainingKeyOf = (part: string | undefined): string | undefined =>
  part !== undefined && /^p?[1-9]\d{0,14}$/.test(part) ? part : undefined

/** Whether a key is that of a packaged training. */
export const isPackagedKey = (key: string): boolean => key.startsWith('p')
