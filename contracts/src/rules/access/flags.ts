export function isFlagOn(flag: unknown): boolean {
  return flag === '1' || flag === 1 || flag === true
}

export function isFlagOff(flag: unknown): boolean {
  return flag === '0' || flag === 0 || flag === false
}
