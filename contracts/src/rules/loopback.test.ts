import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'p-1.localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  '%s is a loopback host',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each([
  'heed.example',
  '0.0.0.0',
  '::',
  '128.0.0.1',
  '127.0.0.1.example',
  'localhost.example',
  '127.example',
  '',
])('"%s" is not a loopback host', (host) => {
  expect(isLoopback(host)).toBe(false)
})
