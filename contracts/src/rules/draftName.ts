const draftSuffixPattern = /\.[0-9a-f]{16}\.part$/

/** `secret` is 16 unguessable hex digits, so that no one can create a link at that path beforehand (U-8, U-15). */
export const createDraftName = (path: string, secret: string): string => `${path}.${secret}.part`

export const getDraftTarget = (name: string): string | undefined =>
  draftSuffixPattern.test(name) ? name.replace(draftSuffixPattern, '') : undefined
