import { spawn } from 'node:child_process'
import type { Environment } from './streams.ts'

/** A pager of one's own choice goes through the shell, as it may have options; without one it is less. */
export interface Pager {
  command: string | undefined
  env: Environment
}

const usual = ['less', '-FRX'] as const
const notFound = 127
const ignore = (): void => {}

function start({ command, env }: Pager) {
  const stdio = ['pipe', 'inherit', 'inherit'] as const
  // As git does: a pager without options of its own shows colours and leaves the text on the screen.
  const surroundings = { LESS: 'FRX', LV: '-c', ...env }
  if (command === undefined) return spawn(usual[0], usual.slice(1), { stdio: [...stdio], env: surroundings })
  return spawn(command, { stdio: [...stdio], env: surroundings, shell: true })
}

/** Shows a text through a pager until that ends; false where there is none, and nothing was shown. */
export async function page(pager: Pager, text: string): Promise<boolean> {
  // Ctrl-C is the pager's own there: it ends a search, not the program.
  process.on('SIGINT', ignore)
  try {
    return await new Promise<boolean>((resolve) => {
      const child = start(pager)
      child.on('error', () => {
        resolve(false)
      })
      child.on('close', (code) => {
        resolve(code !== notFound)
      })
      // Who has seen enough leaves early: what was not read is no failure.
      child.stdin?.on('error', ignore)
      child.stdin?.end(text)
    })
  } finally {
    process.off('SIGINT', ignore)
  }
}
