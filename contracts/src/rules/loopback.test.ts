import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'p-1.localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  '%s is this machine itself',
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
])('"%s" may be any other', (host) => {
  expect(isLoopback(host)).toBe(false)
})
