/** @module-tag property */
import { computeContrast, MIN_CONTRAST_AA, mixColors } from '@heed/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { darkTokens, lightTokens } from '../theme/tokens.ts'
import { findWeakestColumn, heatShare } from './heat.ts'

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test.each([
  ['light', lightTokens, heatShare.light],
  ['dark', darkTokens, heatShare.dark],
] as const)('numbers have enough contrast on a tint of any colour in %s', (_, { paper, text }, share) => {
  const reads = (own: string) => computeContrast(text, mixColors(paper, own, share)) >= MIN_CONTRAST_AA
  expect(['#000000', '#ffffff'].filter((own) => !reads(own))).toEqual([])
  fc.assert(fc.property(color, reads))
})

const columns = [
  { key: 'phishing', label: 'Phishing' },
  { key: 'passwords', label: 'Passwords' },
  { key: 'devices', label: 'Mobile devices' },
]

test.each([
  [{ phishing: 46, passwords: 52, devices: 24 }, 'devices'],
  [{ phishing: 46, passwords: null, devices: 46 }, 'phishing'],
  [{ phishing: null, passwords: 0 }, 'passwords'],
  [{}, undefined],
])('the weakest column of %j is %s', (scores, key) => {
  expect(findWeakestColumn({ scores }, columns)?.column.key).toBe(key)
})
