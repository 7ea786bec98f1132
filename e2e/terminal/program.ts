import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn as spawnOnTerminal } from '@lydell/node-pty'
import xterm from '@xterm/headless'
import { inject } from 'vitest'

export interface ProgramResult {
  code: number | null
  output: string
  error: string
}

export interface RunOptions {
  env?: Record<string, string>
  input?: string
  cwd?: string
}

const nobodyUserId = 65534

export const createTempFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'heed-terminal-'))

const createBareEnv = (env: Record<string, string> = {}) => ({ PATH: process.env.PATH ?? '', ...env })

export function startHeed(
  args: readonly string[],
  { env, cwd }: RunOptions = {},
): {
  child: ChildProcessWithoutNullStreams
  ended: Promise<ProgramResult>
} {
  const child = spawn(inject('heed'), args, {
    env: createBareEnv(env),
    stdio: 'pipe',
    ...(cwd ? { cwd } : {}),
  })
  return { child, ended: waitForEnd(child) }
}

function waitForEnd(child: ChildProcessWithoutNullStreams): Promise<ProgramResult> {
  const streams = { output: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    streams.output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    streams.error += text
  })
  // EPIPE: a program may end without reading its input.
  child.stdin.on('error', () => {})
  return once(child, 'close').then(([code]) => ({ code: code as number | null, ...streams }))
}

interface ShellOptions extends RunOptions {
  asNobody?: boolean
  program?: string
}

/** Runs `first`, such as 'ulimit -f 0', in the same shell before the program. */
export async function runInShell(
  first: string,
  args: readonly string[],
  { env, asNobody = false, program = inject('heed') }: ShellOptions,
): Promise<ProgramResult> {
  // Root can write everywhere, so run the program as a different user to test denied writes.
  const drops = asNobody && process.getuid?.() === 0
  if (drops && env?.XDG_CONFIG_HOME) await chown(env.XDG_CONFIG_HOME, nobodyUserId, nobodyUserId)
  const nobodyIds = drops ? { uid: nobodyUserId, gid: nobodyUserId } : {}
  const script = `${first ? `${first}\n` : ''}exec "$@"`
  return waitForEnd(
    spawn('sh', ['-c', script, 'sh', program, ...args], { env: createBareEnv(env), ...nobodyIds }),
  )
}

export function runHeed(args: readonly string[], runOptions: RunOptions = {}): Promise<ProgramResult> {
  const { child, ended } = startHeed(args, runOptions)
  child.stdin.end(runOptions.input ?? '')
  return ended
}

export interface TerminalSession {
  screen(): string
  shows(text: string | RegExp): Promise<void>
  type(keys: string): void
  ended: Promise<number>
  kill(signal: NodeJS.Signals): void
}

export const keys = { enter: '\r', down: '\u001b[B', up: '\u001b[A', interrupt: '\u0003' } as const

/** Number of the control sequence that the shell prints; no other program uses it. */
const reportSequence = 7777

/** The pty closes 200 ms after a program ends and loses unread output, so the shell waits to be killed. */
const keepOpenScript = `trap : INT
report() { printf '\\033]${reportSequence};%s=%s\\007' "$1" "$2"; }
(trap - INT; exec sh -c 'printf "\\033]${reportSequence};pid=%s\\007" "$$"; exec "$@"' sh "$@")
report code "$?"
kill -STOP "$$"`

interface TerminalOptions extends RunOptions {
  cols?: number
  rows?: number
  program?: string
}

export function runOnTerminal(
  args: readonly string[],
  { env, cwd, cols = 80, rows = 40, program = inject('heed') }: TerminalOptions = {},
): TerminalSession {
  const terminal = new xterm.Terminal({ cols, rows, allowProposedApi: true, convertEol: false })
  const shell = spawnOnTerminal('sh', ['-c', keepOpenScript, 'sh', program, ...args], {
    cols,
    rows,
    env: createBareEnv({ TERM: 'xterm-256color', ...env }),
    ...(cwd ? { cwd } : {}),
  })
  let watchers: (() => void)[] = []
  let endCode: number | undefined
  const notifyWaiters = () => {
    for (const watch of watchers) watch()
  }
  let end = (_code: number): void => {}
  const exitCodePromise = new Promise<number>((resolve) => {
    end = (code) => {
      endCode ??= code
      resolve(endCode)
      notifyWaiters()
    }
  })
  const pid = new Promise<number>((resolve) => {
    terminal.parser.registerOscHandler(reportSequence, (report) => {
      const [name, value] = report.split('=')
      if (name === 'pid') resolve(Number(value))
      else {
        end(Number(value))
        shell.kill('SIGKILL')
      }
      return true
    })
  })
  shell.onData((data) => terminal.write(data, notifyWaiters))
  shell.onExit(({ exitCode }) => terminal.write('', () => end(exitCode)))
  const readScreen = () => {
    const { active } = terminal.buffer
    const lines = Array.from(
      { length: active.length },
      (_, lineIndex) => active.getLine(lineIndex)?.translateToString(true) ?? '',
    )
    return lines.join('\n').trimEnd()
  }
  const includesText = (text: string | RegExp) =>
    typeof text === 'string' ? readScreen().includes(text) : text.test(readScreen())
  return {
    screen: readScreen,
    shows(text) {
      return new Promise((resolve, reject) => {
        const checkOutput = () => {
          const isFound = includesText(text)
          if (!isFound && endCode === undefined) return
          watchers = watchers.filter((watch) => watch !== checkOutput)
          if (isFound) resolve()
          else reject(new Error(`ended with ${endCode} and never showed ${text}:\n${readScreen()}`))
        }
        watchers.push(checkOutput)
        checkOutput()
      })
    },
    type: (text) => shell.write(text),
    ended: exitCodePromise,
    kill: (signal) => void pid.then((number) => process.kill(number, signal)),
  }
}
