import type { Sink, Streams } from '../io/terminal/streams.ts'
import { measureWidth, shorten } from '../io/terminal/width.ts'
import { duration, thousands } from '../io/words.ts'
import type { Retry } from './caller.ts'

export interface Progress {
  stage(label: string, total: number, unit?: string): void
  add(units: number): void
  skip(units: number): void
  waiting(retry: Retry): void
  above(text: string): void
  clear(): void
}

export interface ProgressOptions {
  streams: Streams
  quiet: boolean
  now: () => number
  every: (milliseconds: number, tick: () => void) => () => void
}

const onTerminal = 100
const inPipe = 10_000
/** Flush interval, ms: single writes would take as long as the work. */
const moment = 20
const barWidth = 16
const noteLasts = 5000

function bar(share: number): string {
  const full = Math.round(share * barWidth)
  return '█'.repeat(full) + '░'.repeat(barWidth - full)
}

const formatReason = ({ error }: Retry): string => (error.status ? `${error.status}` : 'connection lost')

interface Stage {
  label: string
  unit: string
  total: number
  done: number
  skipped: number
  started: number
}

function describe(
  { unit, total, done, skipped, started }: Stage,
  now: number,
): [amount: string, ...string[]] {
  const seconds = (now - started) / 1000
  const rate = seconds > 0 ? (done - skipped) / seconds : 0
  const amount = unit ? `${thousands(done)} of ${thousands(total)} ${unit}` : ''
  const left = rate > 0 ? `${duration((total - done) / rate)} left` : ''
  const speed = unit && rate >= 1 ? `${thousands(Math.round(rate))}/s` : ''
  return [amount, left, speed]
}

function renderStage(sink: Sink, { label, total, done }: Stage, amount: string, others: string[]): string {
  const share = total > 0 ? Math.min(1, done / total) : 0
  const percent = `${Math.floor(share * 100)}%`
  if (!sink.isTTY) return `${[label, percent, amount, ...others].filter(Boolean).join(' · ')}\n`
  const room = sink.columns - 1
  const head = shorten(label, Math.max(10, Math.floor(room / 3)))
  const tail = `${percent.padStart(4)}  ${others.join(' · ')}`
  const whole = `${tail}${amount && others.length > 0 ? ' · ' : ''}${amount}`
  const left = room - measureWidth(head) - 2
  const fits = (text: string) => measureWidth(text) + barWidth + 2 <= left
  const text = fits(whole) ? whole : tail
  const graph = fits(text) ? `${sink.paint.green(bar(share))}  ` : ''
  return `\r\u001b[K${head}  ${graph}${graph ? text : shorten(text, left)}`
}

export function createProgress({ streams, quiet, now, every }: ProgressOptions): Progress {
  const { error: sink, output } = streams
  const stage: Stage = { label: '', unit: '', total: 0, done: 0, skipped: 0, started: 0 }
  let note = ''
  let noted = 0
  let shown = false
  let lines: string[] = []
  let end = () => {
    // No stage yet.
  }
  let endMoment = () => {
    // Nothing to flush yet.
  }

  function draw(): void {
    if (streams.asking) return
    const fresh = now() - noted < noteLasts ? note : ''
    const [amount, ...others] = describe(stage, now())
    sink.write(renderStage(sink, stage, amount, [fresh, ...others].filter(Boolean)))
    shown ||= sink.isTTY
  }

  function hide(): void {
    if (shown) sink.write('\r\u001b[K')
    shown = false
  }

  function writeLines(): void {
    endMoment()
    if (lines.length === 0) return
    hide()
    output.write(lines.join(''))
    lines = []
  }

  function clear(): void {
    end()
    streams.drawn = false
    writeLines()
    hide()
  }

  return {
    stage(label, total, unit = '') {
      clear()
      Object.assign(stage, { label, unit, total, done: 0, skipped: 0, started: now() })
      streams.drawn = !quiet
      if (!quiet) end = every(sink.isTTY ? onTerminal : inPipe, draw)
    },
    add(units) {
      stage.done += units
    },
    skip(units) {
      stage.done += units
      stage.skipped += units
    },
    waiting(retry) {
      note = `${formatReason(retry)}, retrying in ${duration(retry.milliseconds / 1000)}, ${retry.limit} at a time`
      noted = now()
    },
    above(text) {
      if (lines.length === 0) {
        endMoment = every(moment, () => {
          if (!streams.asking) writeLines()
        })
      }
      lines.push(`${text}\n`)
    },
    clear,
  }
}
