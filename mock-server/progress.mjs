// Must have no dependencies, because this module also runs while packages are being installed.

const barWidthInCells = 24
const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const redrawMs = 120
/** Interval between lines when the output isn't a terminal, ms: CI services end silent jobs. */
const reportIntervalMs = 300_000

const formatElapsed = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

function renderBar(doneCount, total) {
  const filledWidth = Math.round((barWidthInCells * doneCount) / total)
  return `${'█'.repeat(filledWidth)}${'░'.repeat(barWidthInCells - filledWidth)} ${String(Math.floor((100 * doneCount) / total)).padStart(3)} %`
}

/**
 * Updates lines on a terminal. Elsewhere, prints each line once: at its start if `announce`, else at its end.
 * @param {object} [options]
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} [options.stream]
 * @param {boolean} [options.announce]
 * @param {number} [options.titleWidth]
 */
export function createProgressDisplay({ stream = process.stdout, announce = false, titleWidth = 12 } = {}) {
  const isTerminal = stream.isTTY === true
  const runningTasks = []
  let drawnLines = 0
  let timer

  const formatLine = ({ title, started, done, total, text }) => {
    const seconds = (performance.now() - started) / 1000
    const spinnerFrame = spinner[Math.floor(performance.now() / redrawMs) % spinner.length]
    const progressText = total > 0 ? renderBar(Math.min(done, total), total) : spinnerFrame
    const line = [title.padEnd(titleWidth), progressText, text, formatElapsed(seconds)]
      .filter(Boolean)
      .join('  ')
    return line.slice(0, (stream.columns ?? 80) - 1)
  }
  const erase = () => {
    if (drawnLines > 0) stream.write(`\x1b[${drawnLines}A\x1b[0J`)
    drawnLines = 0
  }
  const draw = () => {
    erase()
    for (const line of runningTasks) stream.write(`${formatLine(line)}\n`)
    drawnLines = runningTasks.length
  }

  return {
    start(title) {
      const line = { title, started: performance.now(), done: 0, total: 0, text: '' }
      if (isTerminal) {
        runningTasks.push(line)
        timer ??= setInterval(draw, redrawMs)
        draw()
      } else if (announce) stream.write(`${title} …\n`)
      else line.reports = setInterval(() => stream.write(`${formatLine(line)}\n`), reportIntervalMs)
      return {
        update: (change) => void Object.assign(line, change),
        end(text = '') {
          const seconds = (performance.now() - line.started) / 1000
          const lastParts = [title.padEnd(titleWidth), text, formatElapsed(seconds)]
            .filter(Boolean)
            .join('  ')
          if (!isTerminal) {
            clearInterval(line.reports)
            if (!announce) stream.write(`${lastParts}\n`)
            return seconds
          }
          erase()
          runningTasks.splice(runningTasks.indexOf(line), 1)
          stream.write(`${lastParts}\n`)
          draw()
          if (runningTasks.length === 0) {
            clearInterval(timer)
            timer = undefined
          }
          return seconds
        },
      }
    },
  }
}
