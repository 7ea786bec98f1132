import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createNpmEnvironment } from '../../mock-server/install.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const baseEnv = {
  ...process.env,
  PACT_DO_NOT_TRACK: 'true',
  FORCE_COLOR: '0',
  NO_UPDATE_NOTIFIER: '1',
  ...createNpmEnvironment(root),
}

/** Longer than any test's timeout, so that only a hung process is silent for this long. */
const silenceMs = 600_000

const logFolder = `${root}.cache/logs`

/** Runs a command from node_modules/.bin, or `node`; logs to `.cache/logs/LOG.log` and kills it if it hangs. */
export function runCommand(command, args, { env = {}, log = command } = {}) {
  mkdirSync(logFolder, { recursive: true })
  const file = createWriteStream(`${logFolder}/${log}.log`)
  return new Promise((resolve) => {
    let output = ''
    const writeLine = (text) => {
      output += text
      file.write(text)
    }
    const program = command === 'node' ? process.execPath : `${root}node_modules/.bin/${command}`
    const child = spawn(program, args, {
      cwd: root,
      env: { ...baseEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let killTimer
    let goodbye
    const limit = setTimeout(() => {
      writeLine(`${command} printed nothing for ${silenceMs / 60_000} minutes and was ended\n`)
      // Sends SIGTERM first, so that the process can end its own child processes.
      child.kill('SIGTERM')
      killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    }, silenceMs)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        limit.refresh()
        writeLine(text)
      })
    }
    const end = (ok) => {
      clearTimeout(limit)
      clearTimeout(killTimer)
      clearTimeout(goodbye)
      file.end()
      resolve({ ok, output })
    }
    // An orphaned process may keep the output open forever.
    child.on('exit', (code) => {
      goodbye = setTimeout(end, 2_000, code === 0)
    })
    child.on('close', (code) => end(code === 0))
    child.on('error', (error) => {
      writeLine(`${error.message}\n`)
      end(false)
    })
  })
}
