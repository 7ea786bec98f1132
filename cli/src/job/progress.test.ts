import { ApiError } from '@heed/contracts'
import { expect, it } from 'vitest'
import { createPaint } from '../io/terminal/paint.ts'
import { measureWidth } from '../io/terminal/width.ts'
import { createProgress } from './progress.ts'

function createTestProgress({
  isTTY,
  columns = 80,
  quiet = false,
}: {
  isTTY: boolean
  columns?: number
  quiet?: boolean
}) {
  const written: string[] = []
  const sink = { isTTY, columns, paint: createPaint(false), write: (text: string) => void written.push(text) }
  const clock = { now: 0, tick: () => {}, every: 0 }
  const streams = {
    input: process.stdin,
    output: sink,
    error: sink,
    writeBytes: async () => {},
    mayAsk: false,
    hide: () => {},
    reveal: () => {},
    show: async () => {},
    isPrompting: false,
    hasDrawn: false,
  }
  const made = createProgress({
    streams,
    quiet,
    now: () => clock.now,
    every(milliseconds, tick) {
      clock.tick = tick
      clock.every = milliseconds
      return () => {
        clock.tick = () => {}
      }
    },
  })
  return { made, written, clock, streams }
}

const busyError = new ApiError('busy', { kind: 'server', operation: 'x', status: 503, requestId: 'r' })

it('the progress bar shows percentage, rate, time left and amount on one redrawn line', () => {
  const { made, written, clock } = createTestProgress({ isTTY: true, columns: 100 })
  made.stage('Saving in Norðurljós', 8000, 'lines')
  made.add(2000)
  clock.now = 2000
  clock.tick()
  expect(written.at(-1)).toBe(
    '\r\u001b[KSaving in Norðurljós  ████░░░░░░░░░░░░   25%  6 s left · 1,000/s · 2,000 of 8,000 lines',
  )
  made.clear()
  expect(written.at(-1)).toBe('\r\u001b[K')
})

it.each([20, 40, 60, 80, 120])('the progress bar always fits on one line of %i columns', (columns) => {
  const { made, written, clock } = createTestProgress({ isTTY: true, columns })
  made.stage('Saving in A Company With Quite A Long Name Ltd.', 1_000_000, 'lines')
  made.add(123_456)
  clock.now = 60_000
  made.showRetry({ error: busyError, milliseconds: 12_000, limit: 4 })
  clock.tick()
  expect(measureWidth((written.at(-1) ?? '').replace('\r\u001b[K', ''))).toBeLessThan(columns)
})

it('progress is one line every 10 s without a terminal', () => {
  const { made, written, clock } = createTestProgress({ isTTY: false })
  made.stage('Saving in Norðurljós', 100, 'lines')
  expect(clock.every).toBe(10_000)
  made.add(50)
  clock.now = 10_000
  clock.tick()
  expect(written).toEqual(['Saving in Norðurljós · 50% · 50 of 100 lines · 10 s left · 5/s\n'])
})

it("progress says why it's waiting and how many parallel calls remain", () => {
  const { made, written, clock } = createTestProgress({ isTTY: false })
  made.stage('Saving', 100, 'lines')
  clock.now = 1000
  made.showRetry({ error: busyError, milliseconds: 12_000, limit: 4 })
  clock.tick()
  expect(written.at(-1)).toContain('503, retrying in 12 s, 4 calls at a time')
})

it('the progress rate excludes lines that an interrupted run had saved', () => {
  const { made, written, clock } = createTestProgress({ isTTY: false })
  made.stage('Saving', 100, 'lines')
  made.skip(50)
  made.add(10)
  clock.now = 10_000
  clock.tick()
  expect(written.at(-1)).toContain('60% · 60 of 100 lines · 40 s left · 1/s')
})

it('progress writes nothing when quiet', () => {
  const { made, written, clock } = createTestProgress({ isTTY: true, quiet: true })
  made.stage('Saving', 100, 'lines')
  clock.tick()
  made.clear()
  expect(written).toEqual([])
})

it('results appear above the progress bar in batches, but never during a prompt', () => {
  const { made, written, clock, streams } = createTestProgress({ isTTY: true, quiet: true })
  made.stage('Creating', 4)
  made.printAbove('A: created')
  made.printAbove('B: created')
  expect(written).toEqual([])
  streams.isPrompting = true
  clock.tick()
  expect(written).toEqual([])
  streams.isPrompting = false
  clock.tick()
  expect(written).toEqual(['A: created\nB: created\n'])
  clock.tick()
  made.printAbove('C: created')
  made.clear()
  expect(written).toEqual(['A: created\nB: created\n', 'C: created\n'])
})

it('clears the progress bar before printing results', () => {
  const { made, written, clock } = createTestProgress({ isTTY: true })
  made.stage('Creating', 4)
  clock.tick()
  made.printAbove('A: created')
  made.clear()
  expect(written.slice(1)).toEqual(['\r\u001b[K', 'A: created\n'])
})
