import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const folder = join(import.meta.dirname, '..')

export interface ProcessResult {
  code: number | null
  stdout: string
  stderr: string
}

export function buildBundle(): { file: string; remove: () => void } {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  const dist = mkdtempSync(join(folder, 'dist/test-'))
  const file = join(dist, 'server.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return { file, remove: () => rmSync(dist, { recursive: true }) }
}

export class TestProcess {
  stdout = ''
  stderr = ''
  readonly child: ChildProcess
  readonly result: Promise<ProcessResult>

  constructor(file: string, args: readonly string[], env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [file, ...args], { env: { ...process.env, PORT: '', ...env } })
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text
    })
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text
    })
    this.result = once(this.child, 'close').then(([code]) => ({
      code,
      stdout: this.stdout,
      stderr: this.stderr,
    }))
    onTestFinished(async () => {
      this.child.kill('SIGKILL')
      await this.result
    })
  }

  async waitForReady(): Promise<string> {
    const findAddress = () => /^ready (http:\S+)\/$/m.exec(this.stdout)?.[1]
    const earlyExit = this.result.then(({ stderr }) =>
      Promise.reject(new Error(`The server ended: ${stderr}`)),
    )
    earlyExit.catch(() => undefined)
    while (!findAddress()) await Promise.race([once(this.child.stdout ?? this.child, 'data'), earlyExit])
    return findAddress() ?? ''
  }

  kill(signal: NodeJS.Signals): Promise<ProcessResult> {
    this.child.kill(signal)
    return this.result
  }
}
