import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { signedInUser, startListening } from '../../../test/listening.ts'
import { runHeedProcess } from '../../../test/process.ts'

/** A host that only the proxy can reach. */
const remoteHost = 'heed.test'
const startApi = () =>
  startListening(
    createHttpServer((_, response) => {
      response
        .writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' })
        .end(JSON.stringify(signedInUser))
    }),
  )

const [noAuthentication, passwordAuthentication, nothingAcceptable] = [0, 2, 255]

/** SOCKS 5 (RFC 1928, RFC 1929); `reply` other than 0 refuses every connection. */
async function startSocksProxy({ password, reply = 0 }: { password?: string; reply?: number } = {}) {
  const asked: string[] = []
  const onConnect = (socket: Socket, request: Buffer) => {
    const length = request[4] ?? 0
    const host = request.subarray(5, 5 + length).toString()
    const port = request.readUInt16BE(5 + length)
    asked.push(`${host}:${port}`)
    socket.write(Buffer.from([5, reply, 0, 1, 0, 0, 0, 0, 0, 0]))
    if (reply !== 0) return
    const onward = connect(port, '127.0.0.1')
    onward.pipe(socket)
    socket.pipe(onward)
    for (const end of [socket, onward]) end.on('error', () => end.destroy())
  }
  const onPassword = (socket: Socket, message: Buffer) => {
    const nameLength = message[1] ?? 0
    const isRight = message.subarray(3 + nameLength).toString() === password
    socket.write(Buffer.from([1, isRight ? 0 : 1]))
    if (isRight) socket.once('data', (request) => onConnect(socket, request))
  }
  const port = await startListening(
    createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.once('data', (greeting) => {
        const offered = greeting.subarray(2)
        const wanted = password === undefined ? noAuthentication : passwordAuthentication
        const isOffered = offered.includes(wanted)
        socket.write(Buffer.from([5, isOffered ? wanted : nothingAcceptable]))
        if (!isOffered) return
        socket.once('data', (message) =>
          password === undefined ? onConnect(socket, message) : onPassword(socket, message),
        )
      })
    }),
  )
  return { port, asked }
}

const runWhoami = (apiPort: number, env: Record<string, string>) =>
  runHeed(['whoami', '--fields', 'email', '--json'], {
    env: {
      HEED_API: `http://${remoteHost}:${apiPort}/api`,
      HEED_INSECURE: '1',
      HEED_TOKEN: token,
      ...env,
    },
  })

it.each([
  ['ALL_PROXY', 'socks5'],
  ['all_proxy', 'socks5h'],
  ['HTTP_PROXY', 'socks'],
])('calls use the SOCKS proxy from %s=%s://…, which looks up the host', async (name, scheme) => {
  const apiPort = await startApi()
  const proxy = await startSocksProxy()
  const { code, output, error } = await runWhoami(apiPort, { [name]: `${scheme}://127.0.0.1:${proxy.port}` })
  expect([code, error]).toEqual([0, ''])
  expect(JSON.parse(output)).toEqual({ email: 'admin@example.is' })
  expect(proxy.asked).toEqual([`${remoteHost}:${apiPort}`])
})

it('HTTP_PROXY is preferred to ALL_PROXY', async () => {
  const apiPort = await startApi()
  const [preferred, other] = [await startSocksProxy(), await startSocksProxy()]
  const { code } = await runWhoami(apiPort, {
    HTTP_PROXY: `socks5://127.0.0.1:${preferred.port}`,
    ALL_PROXY: `socks5://127.0.0.1:${other.port}`,
  })
  expect([code, preferred.asked.length, other.asked.length]).toEqual([0, 1, 0])
})

it('a SOCKS proxy gets the username and password from its address', async () => {
  const apiPort = await startApi()
  const { port } = await startSocksProxy({ password: 'pass-word' })
  expect((await runWhoami(apiPort, { ALL_PROXY: `socks5://me:pass-word@127.0.0.1:${port}` })).code).toBe(0)
})

it.each(['', 'me:wrong-word@'])('asks for credentials if a SOCKS proxy refuses "%s"', async (credentials) => {
  const apiPort = await startApi()
  const { port } = await startSocksProxy({ password: 'pass-word' })
  const { code, error } = await runWhoami(apiPort, { ALL_PROXY: `socks5://${credentials}127.0.0.1:${port}` })
  expect(code).toBe(5)
  expect(error).toContain('A proxy requires you to sign in.')
  expect(error).toContain('ALL_PROXY=socks5://name:password@proxy.example:1080')
  expect(error).not.toContain('wrong-word')
})

it('says that the SOCKS proxy refused the connection, and why', async () => {
  const apiPort = await startApi()
  const { port } = await startSocksProxy({ reply: 4 })
  const { code, error } = await runWhoami(apiPort, { ALL_PROXY: `socks5://127.0.0.1:${port}` })
  expect(code).toBe(5)
  expect(error).toContain('the proxy refused the connection (Host unreachable)')
  expect(error).toContain('Check HTTPS_PROXY, HTTP_PROXY and ALL_PROXY.')
})

it('an installed heed prints no warning when it uses a SOCKS proxy', async () => {
  const apiPort = await startApi()
  const { port } = await startSocksProxy()
  const { code, error } = await runHeedProcess(['whoami', '--json'], {
    HEED_API: `http://${remoteHost}:${apiPort}/api`,
    HEED_INSECURE: '1',
    HEED_TOKEN: token,
    ALL_PROXY: `socks5://127.0.0.1:${port}`,
    XDG_CONFIG_HOME: await makeTempFolder(),
  })
  expect([code, error]).toEqual([0, ''])
}, 60_000)
