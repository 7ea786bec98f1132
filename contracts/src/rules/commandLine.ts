/** Signs that a terminal obeys, or that turn the direction of reading: what is pasted there is not what was seen. */
const obeyed = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** An argument as it may be typed into a shell again: quoted where it must be. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

/**
 * Whether a line may be offered to be pasted into a terminal (U-17). Quotes do not help against a control sign: the terminal
 * sees it before the shell does, and what stands behind it may run as a command of its own.
 */
export const mayBePasted = (line: string): boolean => !obeyed.test(line)
