// Must have no dependencies, because this module also runs while packages are being installed.

const barWidth = 24
const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const redrawMs = 120
/** Interval between lines when the output isn't a terminal, ms: CI services end silent jobs. */
const reportMs = 300_000

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

function bar(done, total) {
  const filled = Math.round((barWidth * done) / total)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${String(Math.floor((100 * done) / total)).padStart(3)} %`
}

/**
 * Updates lines on a terminal. Elsewhere, prints each line once: at its start if `announce`, else at its end.
 * @param {object} [options]
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} [options.stream]
 * @param {boolean} [options.announce]
 * @param {number} [options.titleWidth]
 */
export function progress({ stream = process.stdout, announce = false, titleWidth = 12 } = {}) {
  const isTerminal = stream.isTTY === true
  const running = []
  let drawn = 0
  let timer

  const formatLine = ({ title, started, done, total, text }) => {
    const seconds = (performance.now() - started) / 1000
    const turning = spinner[Math.floor(performance.now() / redrawMs) % spinner.length]
    const far = total > 0 ? bar(Math.min(done, total), total) : turning
    const line = [title.padEnd(titleWidth), far, text, clock(seconds)].filter(Boolean).join('  ')
    return line.slice(0, (stream.columns ?? 80) - 1)
  }
  const erase = () => {
    if (drawn > 0) stream.write(`\x1b[${drawn}A\x1b[0J`)
    drawn = 0
  }
  const draw = () => {
    erase()
    for (const line of running) stream.write(`${formatLine(line)}\n`)
    drawn = running.length
  }

  return {
    start(title) {
      const line = { title, started: performance.now(), done: 0, total: 0, text: '' }
      if (isTerminal) {
        running.push(line)
        timer ??= setInterval(draw, redrawMs)
        draw()
      } else if (announce) stream.write(`${title} …\n`)
      else line.reports = setInterval(() => stream.write(`${formatLine(line)}\n`), reportMs)
      return {
        update: (change) => void Object.assign(line, change),
        end(text = '') {
          const seconds = (performance.now() - line.started) / 1000
          const last = [title.padEnd(titleWidth), text, clock(seconds)].filter(Boolean).join('  ')
          if (!isTerminal) {
            clearInterval(line.reports)
            if (!announce) stream.write(`${last}\n`)
            return seconds
          }
          erase()
          running.splice(running.indexOf(line), 1)
          stream.write(`${last}\n`)
          draw()
          if (running.length === 0) {
            clearInterval(timer)
            timer = undefined
          }
          return seconds
        },
      }
    },
  }
}
