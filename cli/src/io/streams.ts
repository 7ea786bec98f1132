import { type Paint, paint } from './paint.ts'

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
  /** Whether a question may be asked: a person sits there, no CI, no --no-input. */
  mayAsk: boolean
  /** From now on the secret is replaced wherever it would be written. */
  hide(secret: string): void
}

export type Environment = Readonly<Record<string, string | undefined>>

interface Device {
  write(text: string): unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
}

export interface Devices {
  input: NodeJS.ReadableStream & { isTTY?: boolean | undefined }
  output: Device
  error: Device
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== '0'

/** Colours on a terminal that can, unless NO_COLOR says otherwise (no-color.org); FORCE_COLOR forces them. */
function hasColour(device: Device, env: Environment): boolean {
  if (env.NO_COLOR) return false
  if (isSet(env.FORCE_COLOR)) return true
  return device.isTTY === true && env.TERM !== 'dumb'
}

export interface StreamWishes {
  noInput?: boolean
  noColor?: boolean
}

export function createStreams(
  { input, output, error }: Devices,
  env: Environment,
  { noInput = false, noColor = false }: StreamWishes = {},
): Streams {
  const secrets = new Set<string>()
  const clean = (text: string): string => {
    let safe = text
    for (const secret of secrets) safe = safe.replaceAll(secret, '[hidden]')
    return safe
  }
  const sink = (device: Device): Sink => ({
    write: (text) => void device.write(clean(text)),
    isTTY: device.isTTY === true,
    get columns() {
      return device.columns || 80
    },
    paint: paint(!noColor && hasColour(device, env)),
  })
  const inCi = isSet(env.CI) && env.CI !== 'false'
  return {
    input,
    output: sink(output),
    error: sink(error),
    mayAsk: input.isTTY === true && error.isTTY === true && !inCi && !noInput,
    hide(secret) {
      if (secret.length < 4) return
      secrets.add(secret)
      secrets.add(encodeURIComponent(secret))
    },
  }
}
