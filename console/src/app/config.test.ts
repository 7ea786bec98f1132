import { expect, it, vi } from 'vitest'
import { parseConfig, readConfig } from './config.ts'
import { makeServices } from './root/services.ts'

it('an empty config gives a console with its API at /api and no services', () => {
  expect(parseConfig({})).toEqual({
    config: { apiUrl: '/api', locales: ['en'], keepToken: false, services: {} },
  })
})

it('the config parser lists every invalid value', () => {
  const wrong = {
    apiUrl: 'https://api.example/',
    keepToken: 'yes',
    apiURL: '/api',
    services: {
      analytics: { url: 'javascript:alert(1)' },
      errorReporting: { url: 'https://e.example', sampling: 2 },
      paymentDropIn: { script: 'dropin.js' },
    },
  }
  expect(parseConfig(wrong)).toEqual({
    problems: [
      expect.stringContaining('apiUrl: must be an address or a path'),
      expect.stringContaining('keepToken: '),
      expect.stringContaining('services.errorReporting.sampling: '),
      expect.stringContaining('services.analytics.url: must begin with https://'),
      expect.stringContaining('services.paymentDropIn.script: must begin with https://'),
      'config.json: does not know apiURL',
    ],
  })
})

it.each(['https://api.example', 'https://api.example/v1', '/api', 'http://127.0.0.1:4200/api'])(
  'the config parser accepts %s as the API address',
  (apiUrl) => {
    expect(parseConfig({ apiUrl })).toHaveProperty('config')
  },
)

it.each(['', '/', '//evil.example', '/api/', 'api'])(
  'the config parser rejects %s as the API address',
  (apiUrl) => {
    expect(parseConfig({ apiUrl })).toHaveProperty('problems')
  },
)

const respond = (body: string, init?: ResponseInit) =>
  Promise.resolve(
    Object.defineProperty(new Response(body, init), 'url', { value: 'https://heed.example/config.json' }),
  )

it.each([
  [
    'is missing',
    respond('', { status: 404 }),
    'config.json (https://heed.example/config.json): the server answered 404',
  ],
  [
    "is the web host's page",
    respond('<!doctype html><title>Heed</title>', { headers: { 'content-type': 'text/html' } }),
    'config.json (https://heed.example/config.json) isn\'t JSON: it begins with "<!doctype html><title>Heed</title>" (text/html)',
  ],
  [
    'is wrong',
    respond('{"apiUrl": "/"}'),
    'apiUrl: must be an address or a path, without a slash at its end',
  ],
  ["isn't an object", respond('null'), expect.stringMatching(/^config\.json: /)],
  ["can't be loaded", undefined, "config.json didn't load: Failed to fetch"],
])('if config.json %s, the problems name the file and its smallest content', async (_, response, problem) => {
  const request = response ?? Promise.reject(new TypeError('Failed to fetch'))
  expect(await readConfig(request)).toEqual({
    problems: [problem, expect.stringContaining('{"apiUrl": "https://api.example"}')],
  })
})

it('config.json is read from its response', async () => {
  expect(await readConfig(respond('{"apiUrl": "https://api.example"}'))).toMatchObject({
    config: { apiUrl: 'https://api.example' },
  })
})

const showDropIn = vi.fn(async () => ({ nonce: async () => 'n-1', tearDown: async () => undefined }))

const parseServices = (services: Record<string, unknown>) => {
  const parsed = parseConfig({ services })
  if ('problems' in parsed) throw new Error(parsed.problems.join())
  const outside = {
    send: vi.fn(),
    random: () => 0.4,
    loadBotCheck: vi.fn(async () => ({ check: async () => 'a person' })),
    loadPaymentDropIn: vi.fn(async () => ({ show: showDropIn })),
  }
  return { outside, ...makeServices(parsed.config, outside) }
}

it('services send and load nothing until they are configured', async () => {
  const { outside, reportError, track, affiliateClick, botCheck } = parseServices({})
  reportError(new Error('broken'))
  track('signup_form_view')
  affiliateClick()
  await botCheck.check()
  expect(outside.send).not.toHaveBeenCalled()
  expect(outside.loadBotCheck).not.toHaveBeenCalled()
})

it('error reporting sends nothing by default, and a share of errors with sampling', () => {
  const quiet = parseServices({ errorReporting: { url: 'https://e.example/in' } })
  quiet.reportError(new Error('broken'))
  expect(quiet.outside.send).not.toHaveBeenCalled()
  const half = parseServices({ errorReporting: { url: 'https://e.example/in', sampling: 0.5 } })
  half.reportError(new Error('broken'))
  expect(half.outside.send).toHaveBeenCalledWith('https://e.example/in', '{"error":"Error: broken"}')
})

it('the bot check is loaded once on first use, and again after a failure', async () => {
  const { outside, botCheck } = parseServices({
    botCheck: { script: 'https://b.example/a.js', siteKey: 'k' },
  })
  outside.loadBotCheck.mockRejectedValueOnce(new Error('blocked'))
  await expect(botCheck.check()).rejects.toThrow('blocked')
  expect(await botCheck.check()).toBe('a person')
  expect(await botCheck.check()).toBe('a person')
  expect(outside.loadBotCheck).toHaveBeenCalledTimes(2)
})

it('the payment drop-in is loaded once, when it is first shown', async () => {
  const script = 'https://pay.example/dropin.js'
  const { outside, paymentDropIn } = parseServices({ paymentDropIn: { script } })
  const place = document.createElement('div')
  expect(outside.loadPaymentDropIn).not.toHaveBeenCalled()
  await paymentDropIn.show(place, 'token-1')
  await paymentDropIn.show(place, 'token-2')
  expect(outside.loadPaymentDropIn).toHaveBeenCalledExactlyOnceWith(script)
  expect(showDropIn).toHaveBeenLastCalledWith(place, 'token-2')
})
