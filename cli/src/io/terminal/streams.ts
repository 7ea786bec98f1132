import { stripVTControlCharacters } from 'node:util'
import { createPaint, type Paint } from './paint.ts'
import { measureWidth, sanitizeOutput } from './width.ts'

export interface Sink {
  write(text: string): void
  readonly isTTY: boolean
  readonly columns: number
  readonly paint: Paint
}

export interface Streams {
  input: NodeJS.ReadableStream
  output: Sink
  error: Sink
  show(text: string): Promise<void>
  writeBytes(bytes: Uint8Array): Promise<void>
  /** True in an interactive terminal without CI or --no-input. */
  mayAsk: boolean
  isPrompting: boolean
  hasDrawn: boolean
  hide(secret: string): void
  reveal(secret: string): void
}

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

export const isSet = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0'

/** Follows no-color.org; FORCE_COLOR and CLICOLOR_FORCE switch colours on. */
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

function getPager(env: Environment): string | undefined | null {
  const requestedPager = env.HEED_PAGER ?? env.PAGER
  return requestedPager === '' || requestedPager === 'cat' || env.TERM === 'dumb' ? null : requestedPager
}

function exceedsScreen(text: string, { rows, columns = 80 }: Device): boolean {
  if (!rows) return false
  let lines = 1
  for (const line of stripVTControlCharacters(text).trimEnd().split('\n')) {
    lines += Math.max(1, Math.ceil(measureWidth(line) / columns))
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
  const sanitizeLine = (text: string): string => {
    let safeText = text
    for (const secret of secrets) safeText = safeText.replaceAll(secret, hiddenText)
    return safeText
  }
  const createSink = (device: Device): Sink => ({
    write: (text) =>
      void device.write(device.isTTY === true ? sanitizeOutput(sanitizeLine(text)) : sanitizeLine(text)),
    isTTY: device.isTTY === true,
    get columns() {
      return device.columns || 80
    },
    paint: createPaint(!noColor && hasColour(device, env)),
  })
  const isCi = isSet(env.CI) && env.CI !== 'false'
  const pager = output.isTTY === true && !isCi && !noPager ? getPager(env) : null
  const outputSink = createSink(output)
  return {
    input,
    output: outputSink,
    error: createSink(error),
    async show(text) {
      if (pager !== null && exceedsScreen(text, output)) {
        const { showInPager } = await import('./pager.ts')
        if (await showInPager({ command: pager, env }, sanitizeOutput(sanitizeLine(text)))) return
      }
      if (text) outputSink.write(text)
    },
    isPrompting: false,
    hasDrawn: false,
    async writeBytes(bytes) {
      if (output.write(bytes) !== false) return
      await new Promise<void>((resolve) => output.once?.('drain', resolve))
    },
    mayAsk: input.isTTY === true && error.isTTY === true && !isCi && !noInput,
    hide(secret) {
      if (secret.length < 4) return
      secrets.add(secret)
      secrets.add(encodeURIComponent(secret))
    },
    reveal(secret) {
      secrets.delete(secret)
      secrets.delete(encodeURIComponent(secret))
    },
  }
}
