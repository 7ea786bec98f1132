import { readFileSync } from 'node:fs'
import { createServer, request as forward, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { signedInUser, startListening } from '../../../test/listening.ts'
import { runHeedProcess } from '../../../test/process.ts'

const getTlsPath = (name: string) => fileURLToPath(new URL(`../../../test/tls/${name}`, import.meta.url))
const sendUser: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(signedInUser))
}

interface RecordingProxy {
  port: number
  asked: string[]
  passwords: (string | undefined)[]
}

/** A host that only the proxy can reach; calls to 127.0.0.1 bypass it. */
const remoteHost = 'heed.test'

/** Forwards requests and opens tunnels. */
async function startProxy(): Promise<RecordingProxy> {
  const asked: string[] = []
  const passwords: (string | undefined)[] = []
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    passwords.push(incoming.headers['proxy-authorization'])
    const { method, headers } = incoming
    incoming.pipe(
      forward(
        (incoming.url ?? '').replace(remoteHost, '127.0.0.1'),
        { method: method ?? 'GET', headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      ),
    )
  })
  server.on('connect', (incoming, socket) => {
    asked.push(`CONNECT ${incoming.url}`)
    const [host = '', port] = (incoming.url ?? '').split(':')
    const onward = connect(Number(port), host.replace(remoteHost, '127.0.0.1'), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.pipe(socket)
      socket.pipe(onward)
    })
    for (const end of [socket, onward]) end.on('error', () => end.destroy())
  })
  return { port: await startListening(server), asked, passwords }
}

const runWhoami = (port: number, env: Record<string, string>, ...words: string[]) =>
  runHeed(['whoami', '--fields', 'email', '--json', ...words], {
    env: { HEED_API: `http://127.0.0.1:${port}/api`, HEED_TOKEN: token, ...env },
  })

const runWhoamiRemotely = (port: number, env: Record<string, string>, ...words: string[]) =>
  runWhoami(port, { HEED_API: `http://${remoteHost}:${port}/api`, HEED_INSECURE: '1', ...env }, ...words)

it.each(['HTTP_PROXY', 'http_proxy'])('calls use the proxy from %s', async (name) => {
  const port = await startListening(createServer(sendUser))
  const proxy = await startProxy()
  const { code, output } = await runWhoamiRemotely(port, {
    [name]: `http://me:pass-word@127.0.0.1:${proxy.port}`,
  })
  expect([code, JSON.parse(output)]).toEqual([0, { email: 'admin@example.is' }])
  expect(proxy.asked).toEqual([`GET http://${remoteHost}:${port}/api/auth/user`])
  expect(proxy.passwords).toEqual([`Basic ${Buffer.from('me:pass-word').toString('base64')}`])
})

it('a proxy address works without http://', async () => {
  const port = await startListening(createServer(sendUser))
  const proxy = await startProxy()
  expect((await runWhoamiRemotely(port, { HTTP_PROXY: `127.0.0.1:${proxy.port}` })).code).toBe(0)
  expect(proxy.asked).toHaveLength(1)
})

it.each(['heed.test', '*'])('calls bypass the proxy for hosts in NO_PROXY=%s', async (none) => {
  const port = await startListening(createServer(sendUser))
  const proxy = await startProxy()
  const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: none }
  expect((await runWhoamiRemotely(port, env)).code).toBe(5)
  expect(proxy.asked).toEqual([])
})

it('calls to this machine never use a proxy', async () => {
  const port = await startListening(createServer(sendUser))
  const proxy = await startProxy()
  const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: '' }
  for (const host of ['127.0.0.1', 'localhost']) {
    const { code } = await runWhoami(port, { ...env, HEED_API: `http://${host}:${port}/api` })
    expect([host, code]).toEqual([host, 0])
  }
  expect(proxy.asked).toEqual([])
})

it.each(['http://192.0.2.7/api', 'http://heed.example/api', 'http://localhost.example/api'])(
  'never sends a token over http to another machine: %s',
  async (HEED_API) => {
    const { code, error } = await runWhoami(9, { HEED_API })
    expect(code).toBe(2)
    expect(error).toContain('Nothing was sent')
    expect(error).toContain(HEED_API.replace('http:', 'https:'))
    expect(error).toContain('--insecure')
    expect(error).not.toContain(token)
  },
)

it('sends a token over http to another machine with --insecure or HEED_INSECURE=1', async () => {
  const port = await startListening(createServer(sendUser))
  const proxy = await startProxy()
  const env = { HEED_INSECURE: '', HTTP_PROXY: `http://127.0.0.1:${proxy.port}` }
  expect((await runWhoamiRemotely(port, env)).code).toBe(2)
  expect((await runWhoamiRemotely(port, env, '--insecure')).code).toBe(0)
  expect((await runWhoamiRemotely(port, { ...env, HEED_INSECURE: '1' })).code).toBe(0)
  expect((await runWhoamiRemotely(port, { ...env, HEED_INSECURE: '0' })).code).toBe(2)
})

it('rejects an invalid proxy address without repeating its password', async () => {
  const { code, error } = await runWhoami(9, { HTTPS_PROXY: 'ftp://me:pass-word@x' })
  expect(code).toBe(2)
  expect(error).toContain("The value of HTTPS_PROXY isn't a proxy address")
  expect(error).not.toContain('pass-word')
})

it('logs each call and the ID of the failed one with --debug or HEED_DEBUG', async () => {
  const port = await startListening(
    createServer(({ url }, response) => {
      const isAsked = url?.endsWith('/languages/all')
      response.writeHead(isAsked ? 200 : 404).end(isAsked ? '{"languages":[]}' : '{}')
    }),
  )
  for (const { code, error } of [
    await runWhoami(port, {}, '--debug'),
    await runWhoami(port, { HEED_DEBUG: '1' }),
  ]) {
    expect(code).toBe(1)
    const [, id = 'none'] = /^GET \/api\/auth\/user → 404, \d+ ms, request (\S+)$/m.exec(error) ?? []
    expect(error.trimEnd().split('\n').at(-1)).toContain(`auth.getCurrentUser, request ${id}`)
    expect(error).not.toContain(token)
  }
  const plain = await runWhoami(port, { HEED_DEBUG: '0' })
  expect(plain.error).not.toContain('GET')
})

it('trusts an unknown certificate only with NODE_EXTRA_CA_CERTS, directly and through a proxy', async () => {
  const key = readFileSync(getTlsPath('key.pem'))
  const cert = readFileSync(getTlsPath('certificate.pem'))
  const port = await startListening(createTlsServer({ key, cert }, sendUser))
  const proxy = await startProxy()
  const words = ['whoami', '--json', '--fields', 'email']
  const env = {
    HEED_API: `https://127.0.0.1:${port}/api`,
    HEED_TOKEN: token,
    XDG_CONFIG_HOME: await makeTempFolder(),
  }
  const trusting = { ...env, NODE_EXTRA_CA_CERTS: getTlsPath('certificate.pem') }
  const [refused, direct, proxied] = await Promise.all([
    runHeedProcess(words, env),
    runHeedProcess(words, trusting),
    runHeedProcess(words, {
      ...trusting,
      HEED_API: `https://${remoteHost}:${port}/api`,
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
    }),
  ])
  expect(refused.code).toBe(5)
  expect(refused.error).toContain("this machine doesn't trust the server's certificate")
  expect([direct.code, JSON.parse(direct.output)]).toEqual([0, { email: 'admin@example.is' }])
  expect([proxied.code, JSON.parse(proxied.output)]).toEqual([0, { email: 'admin@example.is' }])
  expect(proxy.asked).toEqual([`CONNECT ${remoteHost}:${port}`])
}, 60_000)
