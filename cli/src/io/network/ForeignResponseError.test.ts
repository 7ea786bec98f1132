import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { startListening } from '../../../test/listening.ts'

const startServer = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await startListening(createServer(listener))}`

const sendPage: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<title>Hotel\n Bjarg</title>')
}

/** A server that returns a page for every path except those below /api/languages. */
const handleSiteRequest: RequestListener = (request, response) => {
  if (!request.url?.startsWith('/api/languages')) return sendPage(request, response)
  response.setHeader('Content-Type', 'application/json').end('{"languages":[]}')
}

const run = (words: readonly string[], api: string, more: Record<string, string> = {}) =>
  runHeed([...words, '--api', api], { env: { HEED_TOKEN: token, HEED_COMPANY: '1', ...more } })

it.each(['', '/somewhere/api', '/api/api'])(
  "reports a web page instead of the API and suggests the API's address (%s)",
  async (path) => {
    const origin = await startServer(handleSiteRequest)
    const { code, error } = await run(['whoami'], `${origin}${path}`)
    expect(code).toBe(1)
    expect(error).toContain(
      `${origin}${path} isn't the Heed API: it returned a web page, "Hotel Bjarg" (200)`,
    )
    expect(error).toContain(`If the API is at another address, add --api ${origin}/api\n`)
    const answer = JSON.parse((await run(['whoami', '--json'], `${origin}${path}`)).output)
    expect(answer.error.next).toEqual([`If the API is at another address, add --api ${origin}/api`])
    expect((await run(['doctor'], `${origin}${path}`)).output).toContain(`--api ${origin}/api`)
  },
)

it.each<[string, RequestListener, RegExp, RegExp]>([
  ['a web page', sendPage, /returned a web page/, /If this network requires sign-in/],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { Location: 'http://login.hotel.example/' }).end(),
    /redirects to http:\/\/login\.hotel\.example\//,
    /If this network requires sign-in/,
  ],
  [
    'a network that requires sign-in',
    (_, response) => response.writeHead(511).end(),
    /This network requires you to sign in/,
    /open any web page/,
  ],
  [
    'a proxy that requires sign-in',
    (_, response) => response.writeHead(407).end(),
    /A proxy requires you to sign in/,
    /name:password@/,
  ],
])("identifies %s in place of the API and doesn't retry", async (_, listener, what, next) => {
  let calls = 0
  const api = await startServer((request, response) => {
    if (request.url?.includes('/auth/user')) calls++
    return listener(request, response)
  })
  const { code, error } = await run(['whoami'], api)
  expect([code, calls]).toEqual([1, 1])
  expect(error).toMatch(what)
  expect(error).toMatch(next)
})

it.each<[string, RequestListener, string]>([
  [
    'plain text',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK \u001b[2J\n'),
    'plain text, "OK �[2J" (200)',
  ],
  [
    'a plain-text 404',
    (_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404 page not found\n'),
    'plain text, "404 page not found" (404)',
  ],
  [
    'unrelated JSON',
    (_, response) => response.setHeader('Content-Type', 'application/json').end('{"status":"ok"}'),
    'unrelated JSON (200)',
  ],
  [
    'a JSON 404',
    (_, response) =>
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Not Found"}'),
    'unrelated JSON (404)',
  ],
])('identifies %s in place of the API and suggests the working address', async (_, other, what) => {
  const origin = await startServer((request, response) =>
    (request.url?.startsWith('/api/languages') ? handleSiteRequest : other)(request, response),
  )
  const api = `${origin}/v2`
  const { code, error } = await run(['whoami'], api)
  expect([code, error]).toEqual([
    1,
    expect.stringContaining(`${api} isn't the Heed API: it returned ${what}`),
  ])
  expect(error).toContain(`If the API is at another address, add --api ${origin}/api\n`)
})

it('reports an address below the API as wrong instead of a missing company', async () => {
  const origin = await startServer((request, response) => {
    if (request.url?.startsWith('/api/languages')) return handleSiteRequest(request, response)
    const description = `There is no call ${request.method} ${request.url}`
    response.writeHead(404, { 'Content-Type': 'application/json' })
    return response.end(JSON.stringify({ error: { code: 'not_found', description } }))
  })
  const { code, error } = await run(['lists', 'list'], `${origin}/api/v2`)
  expect([code, error]).toEqual([1, expect.stringContaining(`${origin}/api/v2 isn't the Heed API`)])
  expect(error).toContain(`If the API is at another address, add --api ${origin}/api\n`)
})

it.each([
  ['the address of the website', ''],
  ['a page of the website', '/en'],
])("login suggests the API's address when only GET is allowed at %s", async (_, path) => {
  const origin = await startServer((request, response) => {
    if (request.method === 'GET') return handleSiteRequest(request, response)
    const description = `${request.url} takes GET, HEAD, not ${request.method}`
    response.writeHead(405, { 'Content-Type': 'application/json', Allow: 'GET, HEAD' })
    return response.end(JSON.stringify({ error: { code: 'method_not_allowed', description } }))
  })
  const api = `${origin}${path}`
  const folder = await makeTempFolder()
  const words = ['login', '--api', api, '--email', 'asa@example.is']
  const { code, error } = await runHeed(words, { env: { XDG_CONFIG_HOME: folder }, terminal: true })
  expect([code, error]).toEqual([1, expect.stringContaining(`${api} isn't the Heed API`)])
  expect(error).toContain(`If the API is at another address, add --api ${origin}/api\n`)
})

it('distinguishes a missing company at the API from unrelated JSON elsewhere', async () => {
  const other = await startServer((_, response) =>
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"no route"}'),
  )
  const words = ['api', 'companies.get', '--companyId', '1']
  const foreign = await run(words, other)
  expect([foreign.code, foreign.error]).toEqual([
    1,
    expect.stringContaining(`${other} isn't the Heed API: it returned unrelated JSON (404)`),
  ])
  const bare = await startServer((request, response) => {
    const isText = request.url?.startsWith('/languages')
    response.writeHead(isText ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(isText ? '{"languages":[]}' : '{"message":"No such company"}')
  })
  expect((await run(words, bare)).error).toContain('✗ No such company')
})

it("reports an invalid answer from the API itself as not the caller's mistake", async () => {
  const api = await startServer((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(request.url?.startsWith('/languages') ? '{"languages":[]}' : '{"name":7}')
  })
  const { code, error } = await run(['whoami'], api)
  expect([code, error]).toEqual([1, expect.stringContaining('This is an error in heed or the API')])
})

it('JSON sent as plain text is still read as JSON', async () => {
  const api = await startServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('{"languages":[]}'),
  )
  const { code, output } = await run(['api', 'branding.loadLanguages', '--json'], api)
  expect([code, JSON.parse(output)]).toEqual([0, { languages: [] }])
})

it('import and download fail on a web page, and no file is written', async () => {
  const api = await startServer(sendPage)
  const folder = await makeTempFolder()
  const file = join(folder, 'people.csv')
  await writeFile(file, 'asa@example.is')
  expect((await run(['employees', 'import', file], api)).code).toBe(1)
  const out = join(folder, 'report.pdf')
  const words = ['api', 'trainingReports.pdf', '--trainingId', '4', '--out', out]
  const { code, error } = await run(words, api)
  expect([code, error.includes("isn't the Heed API")]).toEqual([1, true])
  await expect(readFile(out)).rejects.toThrow('ENOENT')
})

it('a web page with status 503 counts as a temporary failure', async () => {
  const api = await startServer((_, response) =>
    response.writeHead(503, { 'Content-Type': 'text/html' }).end('<title>Busy</title>'),
  )
  expect((await run(['whoami'], api)).code).toBe(5)
})

it('unknown hosts and TLS mismatches get their own advice', async () => {
  const unknown = await run(['whoami'], 'https://nobody.invalid/api')
  expect(unknown.error).toMatch(/the host nobody\.invalid couldn't be found|name server isn't responding/)
  const plain = await startServer(sendPage)
  const tls = await run(['whoami'], plain.replace('http:', 'https:'))
  expect([tls.code, tls.error]).toEqual([5, expect.stringContaining('the server uses http, not https')])
  expect(tls.error).toContain(`Use the http address: --api ${plain}\n`)
})

it('a call waits no longer than --timeout', async () => {
  const api = await startServer(() => undefined)
  const { code, error } = await run(['api', 'auth.getCurrentUser', '--timeout', '1'], api)
  expect([code, error]).toEqual([5, expect.stringContaining("the server didn't respond in time")])
  expect(error).toContain('Wait longer with --timeout <seconds>')
})

it.each<[string, (proxy: string) => string, RegExp, RegExp]>([
  ['407', (proxy) => `${proxy}`, /^✗ A proxy requires you to sign in/, /HTTPS_PROXY=http:\/\/name:password@/],
  [
    '403',
    (proxy) => `${proxy}`,
    /the proxy refused the connection \(403\)/,
    /NO_PROXY=api\.example\.com heed/,
  ],
  ['', () => 'http://127.0.0.1:1', /the proxy 127\.0\.0\.1:1 isn't responding/, /Check HTTPS_PROXY/],
  ['', () => 'http://proxy.invalid:3128', /the proxy proxy\.invalid isn't responding/, /Check HTTPS_PROXY/],
])('distinguishes proxy failures from API failures: %s', async (status, proxyAt, what, next) => {
  const proxy = createServer().on('connect', (_, socket) => {
    socket.on('error', () => undefined).end(`HTTP/1.1 ${status} No\r\n\r\n`)
  })
  const address = proxyAt(`http://127.0.0.1:${await startListening(proxy)}`)
  const { error } = await run(['whoami'], 'https://api.example.com/api', { HTTPS_PROXY: address })
  expect(error).toMatch(what)
  expect(error).toMatch(next)
})
