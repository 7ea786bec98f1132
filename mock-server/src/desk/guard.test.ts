import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer.ts'
import { refusalOf } from './guard.ts'

describe('the controls', () => {
  it.each<Record<string, string>>([
    { host: '127.0.0.1:4200' },
    { host: 'localhost:4200', origin: 'http://localhost:4200' },
    { host: '[::1]:4200', origin: 'http://[::1]:4200', 'sec-fetch-site': 'same-origin' },
    { host: 'demo.example:4200', 'sec-fetch-site': 'none' },
  ])('answer to %j', (headers) => {
    expect(refusalOf(headers, 'demo.example')).toBeUndefined()
  })

  it.each<Record<string, string>>([
    { host: '127.0.0.1:4200', origin: 'http://evil.example' },
    { host: '127.0.0.1:4200', origin: 'http://127.0.0.1:3000' },
    { host: '127.0.0.1:4200', origin: 'https://127.0.0.1:4200' },
    { host: '127.0.0.1:4200', origin: 'null' },
    { host: '127.0.0.1:4200', 'sec-fetch-site': 'cross-site' },
    { host: '127.0.0.1:4200', 'sec-fetch-site': 'same-site' },
    { host: 'rebound.example:4200' },
    { host: 'rebound.example:4200', origin: 'http://rebound.example:4200' },
    { host: '127.0.0.1.evil.example' },
    {},
  ])('refuse %j', (headers) => {
    expect(refusalOf(headers, '127.0.0.1')).toMatch(/^The controls do not answer to /)
  })

  it('are all behind this check, the raw data too', async () => {
    const { origin } = await testServer()
    const below = ['/_mock', '/_mock/people', '/_mock/db', '/_mock/db/people', '/_mock/nothing']
    const paths = [...below, ...below.map((path) => `/w/sso${path}`)]
    for (const path of paths) expect(await statusFor(`${origin}${path}`)).toBe(403)
  })
})

/** Status for a page of another site; `fetch` would not let a test say so. */
function statusFor(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { origin: 'http://evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
