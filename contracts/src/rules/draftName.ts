const ending = /\.[0-9a-f]{16}\.part$/

/**
 * What a file is called until it is whole: `secret` are 16 hexadecimal digits that nobody can guess, so that nobody lays a
 * link in its way (U-8, U-15).
 */
export const draftName = (path: string, secret: string): string => `${path}.${secret}.part`

/** The file that one of that name was to become; undefined for any other name. */
export const nameOfDraft = (name: string): string | undefined =>
  ending.test(name) ? name.replace(ending, '') : undefined
