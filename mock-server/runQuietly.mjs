import { spawn } from 'node:child_process'

export function runQuietly(title, program, args, options) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${title} failed:\n${output.trim()}`)),
    )
  })
}
