import { describe, expect, it } from 'vitest'
import { readOptions, UsageError } from './readOptions.ts'

describe("the server's command line", () => {
  it('defaults to loopback, port 4200 and the default world', () => {
    expect(readOptions([], {})).toEqual({
      host: '127.0.0.1',
      port: 4200,
      contentPort: 0,
      server: { base: {} },
    })
  })

  it('sets where to listen and how the world starts', () => {
    const words =
      '--port 80 --content-port 81 --host 0.0.0.0 --employees 1000000 --scenario default --seed 7 --language de --data w.json'.split(
        ' ',
      )
    expect(readOptions([...words, '--now', '2026-03-01T10:00:00+01:00'], {})).toEqual({
      host: '0.0.0.0',
      port: 80,
      contentPort: 81,
      server: {
        base: {
          employees: 1_000_000,
          language: 'de',
          scenario: 'default',
          seed: 7,
          now: '2026-03-01T09:00:00.000Z',
        },
        dataFile: 'w.json',
      },
    })
  })

  it('reads the port from PORT unless --port is given', () => {
    expect(readOptions([], { PORT: '5000' }).port).toBe(5000)
    expect(readOptions([], { PORT: '' }).port).toBe(4200)
    expect(readOptions(['--port', '0'], { PORT: '5000' }).port).toBe(0)
  })

  it('reads the secret from HEED_SECRET and ignores an empty one', () => {
    expect(readOptions([], { HEED_SECRET: 'mine' }).server.base).toEqual({ secret: 'mine' })
    expect(readOptions([], { HEED_SECRET: '' }).server.base).toEqual({})
  })

  it('reads the public address from --origin or HEED_ADDRESS', () => {
    const readOrigin = (words: string[], env = {}) => readOptions(words, env).server.origin
    expect(readOrigin(['--origin', 'https://heed.example/'])).toBe('https://heed.example')
    expect(readOrigin([], { HEED_ADDRESS: 'http://127.0.0.1:4200' })).toBe('http://127.0.0.1:4200')
    expect(readOrigin([])).toBeUndefined()
  })

  it.each([
    [['--prot', '1'], /^Unknown option '--prot'.* Known options: --port, --content-port, --host, /],
    [['extra'], /^Unexpected argument 'extra'/],
    [['--port'], /^Option '--port <value>' argument missing/],
    [['--port', 'x'], /^--port: Must be a port number from 0 to 65535$/],
    [['--content-port', '70000'], /^--content-port: Must be a port number from 0 to 65535$/],
    [['--port', '70000'], /^--port: Must be a port number from 0 to 65535$/],
    [['--employees=-1'], /^--employees: /],
    [['--employees', '2000000'], /^--employees: Too big/],
    [['--scenario', 'nowhere'], /^--scenario: Must be one of default/],
    [['--origin', 'heed.example'], /^--origin: Must be an address without a path/],
    [['--origin', 'https://heed.example/x'], /^--origin: Must be an address without a path/],
    [['--origin', 'javascript:alert(1)'], /^--origin: Must be an address without a path/],
    [['--seed', '1.5'], /^--seed: /],
    [['--language', 'xx'], /^--language: Must be one of en, is, da/],
    [['--now', 'tomorrow'], /^--now: Invalid ISO datetime/],
  ])('rejects %j with a one-line message', (words, line) => {
    const read = () => readOptions(words, {})
    expect(read).toThrow(UsageError)
    expect(read).toThrow(line)
    expect(read).not.toThrow(/\n/)
  })
})
