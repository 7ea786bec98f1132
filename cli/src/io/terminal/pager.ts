import { spawn } from 'node:child_process'
import type { Environment } from './streams.ts'

/** Run through the shell, because the command may include options. */
export interface Pager {
  command: string | undefined
  env: Environment
}

const defaultPager = ['less', '-FRX'] as const
const commandNotFoundCode = 127
const ignore = (): void => {}

function startPager({ command, env }: Pager) {
  const stdio = ['pipe', 'inherit', 'inherit'] as const
  // Like git: without options from the user, the pager shows colours and leaves the text on screen.
  const surroundings = { LESS: 'FRX', LV: '-c', ...env }
  if (command === undefined)
    return spawn(defaultPager[0], defaultPager.slice(1), { stdio: [...stdio], env: surroundings })
  return spawn(command, { stdio: [...stdio], env: surroundings, shell: true })
}

export async function showInPager(pager: Pager, text: string): Promise<boolean> {
  // Pagers handle Ctrl-C themselves, for example to end a search, so heed must not exit.
  process.on('SIGINT', ignore)
  try {
    return await new Promise<boolean>((resolve) => {
      const child = startPager(pager)
      child.on('error', () => {
        resolve(false)
      })
      child.on('close', (code) => {
        resolve(code !== commandNotFoundCode)
      })
      // Quitting the pager early breaks the pipe.
      child.stdin?.on('error', ignore)
      child.stdin?.end(text)
    })
  } finally {
    process.off('SIGINT', ignore)
  }
}
