// Console and mock server with hot reload: the console on 4200, the mock server behind it on 4201. Ctrl-C ends both.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const [consolePort, mockPort] = ['4200', '4201']
const env = {
  ...process.env,
  HEED_MOCK: `http://127.0.0.1:${mockPort}`,
  HEED_ADDRESS: `http://127.0.0.1:${consolePort}`,
}

ensureInstalled(root)
const children = [
  start(
    'tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    // Bundled for browsers when it is asked for, not imported.
    '--include=mock-server/player/**/*',
    'mock-server/src/main.ts',
    '--port',
    mockPort,
  ),
  start('vite/bin/vite.js', 'console', '--port', consolePort, '--strictPort'),
]

function start(tool, ...words) {
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...words, ...extra(tool)], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.once('exit', (code) => end(code ?? 0))
  return child
}

/** What stands behind `npm run dev --` is for the mock server. */
function extra(tool) {
  return tool.startsWith('tsx') ? process.argv.slice(2) : []
}

function end(code) {
  process.exitCode ||= code
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0))
