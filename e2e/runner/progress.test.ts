import { expect, it, onTestFinished, vi } from 'vitest'
import { createProgressDisplay } from '../../mock-server/progress.mjs'

/** A stream that records its output. */
function stream(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, write: (text: string) => written.push(text), text: () => written.join('') }
}

it('progress prints one line per finished part into a pipe', () => {
  const pipe = stream(false)
  const lines = createProgressDisplay({ stream: pipe })
  const [types, unit] = [lines.start('types'), lines.start('unit')]
  unit.update({ done: 1, total: 2, text: '12 passed' })
  expect(pipe.text()).toBe('')
  unit.end('24 passed')
  types.end('7 passed')
  expect(pipe.text()).toBe('unit          24 passed  0:00\ntypes         7 passed  0:00\n')
})

it('progress reports a long part every five minutes in a pipe', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const pipe = stream(false)
  const unit = createProgressDisplay({ stream: pipe }).start('unit')
  unit.update({ done: 1, total: 2, text: '12 passed' })
  vi.advanceTimersByTime(301_000)
  expect(pipe.text()).toMatch(/^unit .* 50 % {2}12 passed {2}5:0\d\n$/)
  unit.end('24 passed')
  vi.advanceTimersByTime(301_000)
  expect(pipe.text().split('\n')).toHaveLength(3)
})

it('progress announces a step without counts when it starts in a pipe', () => {
  const pipe = stream(false)
  createProgressDisplay({ stream: pipe, announce: true }).start('Installing packages').end()
  expect(pipe.text()).toBe('Installing packages …\n')
})

it('progress draws a bar on a terminal and removes it at the end', () => {
  const terminal = stream(true)
  const lines = createProgressDisplay({ stream: terminal })
  const unit = lines.start('unit')
  unit.update({ done: 1, total: 2, text: '12 passed' })
  const types = lines.start('types')
  expect(terminal.text()).toContain(
    `unit          ${'█'.repeat(12)}${'░'.repeat(12)}  50 %  12 passed  0:00\n`,
  )
  types.end()
  unit.end('24 passed')
  expect(terminal.text().endsWith('\x1b[1A\x1b[0Junit          24 passed  0:00\n')).toBe(true)
})
