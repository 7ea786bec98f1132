import { expect, test } from 'vitest'
import { parseLink, toSafeLink } from './links.ts'

test.each([
  ['https://heed.example', 'https://heed.example'],
  [' HTTPS://heed.example:8443/a?b=c#d ', 'https://heed.example:8443/a?b=c#d'],
  ['https://þjálfun.is/kynning', 'https://þjálfun.is/kynning'],
  ['mailto:grunur@nordurljos.is?subject=Mail', 'mailto:grunur@nordurljos.is?subject=Mail'],
  ['tel:+354(555)1234', 'tel:+354(555)1234'],
])('%j is a safe link', (address, link) => {
  expect(toSafeLink(address)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://heed.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https://bank.example@evil.example',
  'https://bank.example:443@evil.example',
  'https://heed.example/\u202egnp.exe',
  'https://heed.example/a b',
  'https://',
  '/settings',
  'settings',
  '#top',
  '?q',
  'mailto:',
  'mailto:nobody',
  'tel:javascript',
  '',
])('%j is not a safe link', (address) => {
  expect(toSafeLink(address)).toBeNull()
})

test.each([
  ['heed.example', 'https://heed.example'],
  ['heed.example/a?b', 'https://heed.example/a?b'],
  ['http://heed.example', 'http://heed.example'],
  ['grunur@nordurljos.is', 'mailto:grunur@nordurljos.is'],
  ['heed', null],
  ['javascript:alert(1)', null],
  ['//heed.example', null],
])('%j typed as a link becomes %j', (typed, link) => {
  expect(parseLink(typed)).toBe(link)
})
