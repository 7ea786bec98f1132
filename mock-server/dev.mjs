// Development server with hot reload. The console uses port 4200 or --port; the mock server keeps its port.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { findFreePorts } from './freePorts.mjs'
import { ensureInstalled } from './install.mjs'
import { deskFolder, prepareDesk } from './prepare.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const children = []

function parseArguments(args) {
  const words = args.flatMap((word) => (word.startsWith('--port=') ? word.split('=') : [word]))
  const portIndex = words.indexOf('--port')
  const port = portIndex < 0 ? 4200 : Number(words.splice(portIndex, 2)[1] || Number.NaN)
  if (!(Number.isInteger(port) && port >= 0 && port <= 65535))
    throw new Error('--port: Must be a port number from 0 to 65535')
  return { port, forMock: words }
}

async function choosePorts(port) {
  try {
    return await findFreePorts(port, 0)
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use; choose another one with npm run dev -- --port N`)
  }
}

async function startServers() {
  const { port, forMock } = parseArguments(process.argv.slice(2))
  const [consolePort, mockPort] = await choosePorts(port)
  await ensureInstalled(root)
  await prepareDesk()
  const env = {
    // Keeps sessions valid when the mock server restarts.
    HEED_SECRET: randomBytes(32).toString('base64url'),
    ...process.env,
    HEED_MOCK: `http://127.0.0.1:${mockPort}`,
    HEED_DESK: deskFolder,
    HEED_ADDRESS: `http://127.0.0.1:${consolePort}`,
  }
  startProcess(env, [
    'tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    // esbuild bundles these files on request, so tsx doesn't watch them.
    '--include=mock-server/player/**/*',
    'mock-server/src/main.ts',
    '--port',
    String(mockPort),
    ...forMock,
  ])
  startProcess(env, ['vite/bin/vite.js', 'console', '--port', String(consolePort), '--strictPort'])
}

function startProcess(env, [script, ...scriptArgs]) {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...scriptArgs], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.once('exit', (code) => endProcesses(code ?? 0))
  children.push(child)
}

function endProcesses(code) {
  process.exitCode ||= code
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => endProcesses(0))

await startServers().catch((error) => {
  console.error(error.message)
  endProcesses(1)
})
