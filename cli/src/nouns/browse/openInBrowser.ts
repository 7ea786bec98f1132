import { spawn } from 'node:child_process'
import type { Environment } from '../../io/terminal/streams.ts'
import { splitWords } from '../../io/typedLine.ts'

type BrowserCommand = readonly [program: string, ...args: string[]]

/** Programs that run in the terminal keep running, so a longer wait counts as success, ms. */
const failureWindowMs = 2000

/** `undefined` if there is no browser, as over SSH. $BROWSER may contain options, and `%s` for the address. */
export function getBrowserCommand(
  url: string,
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): BrowserCommand | undefined {
  const [program, ...args] = splitWords(env.BROWSER ?? '')
  if (program !== undefined) {
    const filledArgs = args.map((word) => word.replaceAll('%s', () => url))
    return [program, ...filledArgs, ...(args.some((word) => word.includes('%s')) ? [] : [url])]
  }
  if (platform === 'darwin') return ['open', url]
  // Unlike start, this reads no characters of the address as commands.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', url] : undefined
}

export async function openInBrowser(url: string, env: Environment): Promise<boolean> {
  const command = getBrowserCommand(url, env)
  if (!command) return false
  const [program, ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true, env })
    const timer = setTimeout(() => resolve(true), failureWindowMs)
    const end = (isOpened: boolean) => {
      clearTimeout(timer)
      resolve(isOpened)
    }
    child.on('error', () => end(false))
    child.on('exit', (code) => end(code === 0))
    child.unref()
  })
}
