import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const programPath = fileURLToPath(new URL('../bin/heed.cjs', import.meta.url))

export interface ProcessResult {
  code: number | null
  output: string
  error: string
}

/** Runs the program in a separate process with only the given environment. */
export function runHeedProcess(
  words: readonly string[],
  env: Record<string, string>,
): Promise<ProcessResult> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [programPath, ...words], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: ProcessResult = { code: null, output: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ended.output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ended.error += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ ...ended, code })
    })
  })
}
