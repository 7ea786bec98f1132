import type { Random } from './Random.ts'

export function createUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.nextBelow(16).toString(16))
  digits[12] = '4'
  digits[16] = (8 + random.nextBelow(4)).toString(16)
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
