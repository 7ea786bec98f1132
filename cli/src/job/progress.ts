import type { Sink, Streams } from '../io/terminal/streams.ts'
import { measureWidth, shorten } from '../io/terminal/width.ts'
import { formatCount, formatDuration, formatThousands } from '../io/words.ts'
import type { Retry } from './caller.ts'

export interface Progress {
  stage(label: string, total: number, unit?: string): void
  add(units: number): void
  skip(units: number): void
  showRetry(retry: Retry): void
  printAbove(text: string): void
  clear(): void
}

export interface ProgressOptions {
  streams: Streams
  quiet: boolean
  now: () => number
  every: (milliseconds: number, tick: () => void) => () => void
}

const terminalIntervalMs = 100
const pipeIntervalMs = 10_000
/** Flush interval, ms: unbuffered writing would take as long as the work itself. */
const redrawIntervalMs = 20
const barWidth = 16
const noteDurationMs = 5000

function renderBar(share: number): string {
  const filledWidth = Math.round(share * barWidth)
  return '█'.repeat(filledWidth) + '░'.repeat(barWidth - filledWidth)
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
  const amount = unit ? `${formatThousands(done)} of ${formatThousands(total)} ${unit}` : ''
  const remainingTime = rate > 0 ? `${formatDuration((total - done) / rate)} left` : ''
  const speedText = unit && rate >= 1 ? `${formatThousands(Math.round(rate))}/s` : ''
  return [amount, remainingTime, speedText]
}

function renderStage(
  sink: Sink,
  { label, total, done }: Stage,
  amount: string,
  otherTexts: string[],
): string {
  const share = total > 0 ? Math.min(1, done / total) : 0
  const percent = `${Math.floor(share * 100)}%`
  if (!sink.isTTY) return `${[label, percent, amount, ...otherTexts].filter(Boolean).join(' · ')}\n`
  const availableWidth = sink.columns - 1
  const labelText = shorten(label, Math.max(10, Math.floor(availableWidth / 3)))
  const tail = `${percent.padStart(4)}  ${otherTexts.join(' · ')}`
  const fullText = `${tail}${amount && otherTexts.length > 0 ? ' · ' : ''}${amount}`
  const remainingWidth = availableWidth - measureWidth(labelText) - 2
  const fitsOnLine = (text: string) => measureWidth(text) + barWidth + 2 <= remainingWidth
  const text = fitsOnLine(fullText) ? fullText : tail
  const graph = fitsOnLine(text) ? `${sink.paint.green(renderBar(share))}  ` : ''
  return `\r\u001b[K${labelText}  ${graph}${graph ? text : shorten(text, remainingWidth)}`
}

export function createProgress({ streams, quiet, now, every }: ProgressOptions): Progress {
  const { error: sink, output } = streams
  const stage: Stage = { label: '', unit: '', total: 0, done: 0, skipped: 0, started: 0 }
  let note = ''
  let notedAt = 0
  let isDrawn = false
  let lines: string[] = []
  let end = () => {
    // No stage yet.
  }
  let endMoment = () => {
    // Nothing to flush yet.
  }

  function draw(): void {
    if (streams.isPrompting) return
    const currentNote = now() - notedAt < noteDurationMs ? note : ''
    const [amount, ...otherTexts] = describe(stage, now())
    sink.write(renderStage(sink, stage, amount, [currentNote, ...otherTexts].filter(Boolean)))
    isDrawn ||= sink.isTTY
  }

  function hide(): void {
    if (isDrawn) sink.write('\r\u001b[K')
    isDrawn = false
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
    streams.hasDrawn = false
    writeLines()
    hide()
  }

  return {
    stage(label, total, unit = '') {
      clear()
      Object.assign(stage, { label, unit, total, done: 0, skipped: 0, started: now() })
      streams.hasDrawn = !quiet
      if (!quiet) end = every(sink.isTTY ? terminalIntervalMs : pipeIntervalMs, draw)
    },
    add(units) {
      stage.done += units
    },
    skip(units) {
      stage.done += units
      stage.skipped += units
    },
    showRetry(retry) {
      note = `${formatReason(retry)}, retrying in ${formatDuration(retry.milliseconds / 1000)}, ${formatCount(retry.limit, 'call')} at a time`
      notedAt = now()
    },
    printAbove(text) {
      if (lines.length === 0) {
        endMoment = every(redrawIntervalMs, () => {
          if (!streams.isPrompting) writeLines()
        })
      }
      lines.push(`${text}\n`)
    },
    clear,
  }
}
