import { describe, expect, it } from 'vitest'
import { isEmail } from './emailAddress.ts'

describe('a valid email address', () => {
  it.each([
    'asa@example.is',
    'ása.þórsdóttir@dæmi.is',
    "o'brien+tag@mail.example.co.uk",
    'a@b.museum',
    '1@2.is',
    '张伟@例子.公司',
  ])('%s', (address) => {
    expect(isEmail(address)).toBe(true)
  })
})

describe('an invalid email address', () => {
  it.each([
    '',
    'asa',
    'asa@',
    '@example.is',
    'asa@example',
    'asa@example.',
    'asa@.is',
    'asa@example..is',
    'asa@example.i',
    'asa@@example.is',
    'a sa@example.is',
    ' asa@example.is',
    'asa@example.is,bjorn@example.is',
    'asa@example.is;',
    '<asa@example.is>',
    '"asa"@example.is',
    'asa@exam ple.is',
  ])('%j', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('is rejected even as a very long hostile text', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false)
  })
})
