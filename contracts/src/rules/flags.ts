/** Reads a tolerant flag: '1', 1 and true are on, all else is off (ENTITIES calls it flag01). */
export function isOn(flag: unknown): boolean {
  return flag === '1' || flag === 1 || flag === true
}

/** '0', 0 and false: switched off on purpose, which an absent flag is not. */
export function isOff(flag: unknown): boolean {
  return flag === '0' || flag === 0 || flag === false
}
