import { expect, it } from 'vitest'
import { isFlagOff, isFlagOn } from './flags.ts'

it.each<[unknown, 'on' | 'off' | 'neither']>([
  ['1', 'on'],
  [1, 'on'],
  [true, 'on'],
  ['0', 'off'],
  [0, 'off'],
  [false, 'off'],
  [undefined, 'neither'],
  [null, 'neither'],
  ['', 'neither'],
  ['true', 'neither'],
  [2, 'neither'],
])('the flag %j is %s', (flag, reading) => {
  expect([isFlagOn(flag), isFlagOff(flag)]).toEqual([reading === 'on', reading === 'off'])
})
