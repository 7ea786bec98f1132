// Runs one command and hands on what it says, now or when its turn has come.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const env = {
  ...process.env,
  PACT_DO_NOT_TRACK: 'true',
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  NO_UPDATE_NOTIFIER: '1',
}

/** Longer than any test may take by its own limit: only what says nothing for so long stands still. */
const silence = 600_000

/** What a part says that stands beside another one is kept until its turn. */
const kept = new AsyncLocalStorage()

/** Runs `work`, and keeps in `lines` what it says. */
export const keepIn = (lines, work) => kept.run(lines, work)

/** What is said from here on, whoever calls: on the terminal, or kept. */
export function teller() {
  const lines = kept.getStore()
  return (text) => (lines ? lines.push(text) : process.stdout.write(text))
}

/** Runs one command of node_modules/.bin; the promise tells whether it ended with 0. */
export function run(command, args, extra = {}) {
  const say = teller()
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : `${root}node_modules/.bin/${command}`
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...extra },
      stdio: ['inherit', 'pipe', 'pipe'],
    })
    let patience
    let goodbye
    const limit = setTimeout(() => {
      say(`${command} stood still and was ended\n`)
      // Asked first, so that it ends what it started itself.
      child.kill('SIGTERM')
      patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    }, silence)
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text) => {
        limit.refresh()
        say(text)
      })
    }
    const end = (ok) => {
      clearTimeout(limit)
      clearTimeout(patience)
      clearTimeout(goodbye)
      resolve(ok)
    }
    // What it started and left behind may hold its output open for ever.
    child.on('exit', (code) => {
      goodbye = setTimeout(end, 2_000, code === 0)
    })
    child.on('close', (code) => end(code === 0))
    child.on('error', () => end(false))
  })
}
