import { stripVTControlCharacters } from 'node:util'
import { type Paint, paint } from './paint.ts'
import { onTerminal, widthOf } from './width.ts'

/** One way out: standard output or standard error, or a buffer in a test. */
export interface Sink {
  write(text: string): void
  readonly isTTY: boolean
  readonly columns: number
  readonly paint: Paint
}

/** Everything a command reads from and writes to. */
export interface Streams {
  input: NodeJS.ReadableStream
  output: Sink
  error: Sink
  /** Writes results to the output; through a pager where they are longer than the terminal. */
  show(text: string): Promise<void>
  /** Bytes to standard output as they are; waits where the reader is slower. */
  writeBytes(bytes: Uint8Array): Promise<void>
  /** Whether a question may be asked: a person sits there, no CI, no --no-input. */
  mayAsk: boolean
  /** A question stands on the terminal: nothing else is drawn there. */
  asking: boolean
  /** Progress is drawn on the terminal. */
  drawn: boolean
  /** From now on the secret is replaced wherever it would be written. */
  hide(secret: string): void
}

/** Stands where a secret would. */
export const hiddenText = '[hidden]'

export type Environment = Readonly<Record<string, string | undefined>>

interface Device {
  write(content: string | Uint8Array): unknown
  once?(event: 'drain', listener: () => void): unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
  rows?: number | undefined
}

export interface Devices {
  input: NodeJS.ReadableStream & { isTTY?: boolean | undefined }
  output: Device
  error: Device
}

/** Whether a variable that is a switch is on. */
export const isSet = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0'

/** Colours on a terminal that can, unless NO_COLOR says otherwise (no-color.org); FORCE_COLOR or CLICOLOR_FORCE forces them. */
function hasColour(device: Device, env: Environment): boolean {
  if (env.NO_COLOR) return false
  if (isSet(env.FORCE_COLOR) || isSet(env.CLICOLOR_FORCE)) return true
  if (env.CLICOLOR === '0') return false
  return device.isTTY === true && env.TERM !== 'dumb'
}

export interface StreamOptions {
  noInput?: boolean
  noColor?: boolean
  noPager?: boolean
}

/** What $HEED_PAGER or $PAGER names, undefined for the usual one; null where results are never paged. */
function pagerOf(env: Environment): string | undefined | null {
  const wanted = env.HEED_PAGER ?? env.PAGER
  return wanted === '' || wanted === 'cat' || env.TERM === 'dumb' ? null : wanted
}

/** Whether a text takes more lines than the terminal has, one of which is the prompt's. */
function isLong(text: string, { rows, columns = 80 }: Device): boolean {
  if (!rows) return false
  let lines = 1
  for (const line of stripVTControlCharacters(text).trimEnd().split('\n')) {
    lines += Math.max(1, Math.ceil(widthOf(line) / columns))
    if (lines > rows) return true
  }
  return false
}

export function createStreams(
  { input, output, error }: Devices,
  env: Environment,
  { noInput = false, noColor = false, noPager = false }: StreamOptions = {},
): Streams {
  const secrets = new Set<string>()
  const clean = (text: string): string => {
    let safe = text
    for (const secret of secrets) safe = safe.replaceAll(secret, hiddenText)
    return safe
  }
  const sink = (device: Device): Sink => ({
    write: (text) => void device.write(device.isTTY === true ? onTerminal(clean(text)) : clean(text)),
    isTTY: device.isTTY === true,
    get columns() {
      return device.columns || 80
    },
    paint: paint(!noColor && hasColour(device, env)),
  })
  const inCi = isSet(env.CI) && env.CI !== 'false'
  const pager = output.isTTY === true && !inCi && !noPager ? pagerOf(env) : null
  const out = sink(output)
  return {
    input,
    output: out,
    error: sink(error),
    async show(text) {
      if (pager !== null && isLong(text, output)) {
        const { page } = await import('./pager.ts')
        if (await page({ command: pager, env }, onTerminal(clean(text)))) return
      }
      if (text) out.write(text)
    },
    asking: false,
    drawn: false,
    async writeBytes(bytes) {
      if (output.write(bytes) !== false) return
      await new Promise<void>((resolve) => output.once?.('drain', resolve))
    },
    mayAsk: input.isTTY === true && error.isTTY === true && !inCi && !noInput,
    hide(secret) {
      if (secret.length < 4) return
      secrets.add(secret)
      secrets.add(encodeURIComponent(secret))
    },
  }
}
