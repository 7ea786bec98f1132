export function isOn(flag: unknown): boolean {
  return flag === '1' || flag === 1 || flag === true
}

export function isOff(flag: unknown): boolean {
  return flag === '0' || flag === 0 || flag === false
}
