import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { findFreePorts } from '../../../mock-server/freePorts.mjs'
import { findWebKit } from '../find.mjs'

const readLine = (stream, pattern) =>
  new Promise((resolve, reject) => {
    createInterface({ input: stream }).on('line', (line) => {
      const found = pattern.exec(line)
      if (found) resolve(found)
    })
    stream.on('close', () => reject(new Error(`Nothing matched ${pattern}`)))
  })

/** WebKitWebDriver sometimes loses an answer while a page is replaced, so a command is given up after this time. */
const answerLimitMs = 30_000

export class LostAnswerError extends Error {}

/** Starts a virtual display, and returns its name. */
export async function startDisplay() {
  const display = spawn(
    findWebKit().display,
    ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [, number] = await readLine(display.stdio[3], /^(\d+)$/)
  return { name: `:${number}`, stop: () => display.kill('SIGTERM') }
}

/** The value of a driver's response; its error has no code, because Playwright takes "no such frame" for a closed page. */
export async function readAnswer(response) {
  const { value } = await response.json()
  if (!response.ok) throw new Error(value.message || value.error)
  return value
}

/** Starts WebKitWebDriver on a display; `onLine` gets what the browser prints. */
export async function startDriver(display, onLine) {
  const [port] = await findFreePorts(0)
  const driver = spawn(findWebKit().driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [driver.stdout, driver.stderr]) createInterface({ input: stream }).on('line', onLine)

  const address = `http://127.0.0.1:${port}`
  async function send(method, path, body, limitMs = answerLimitMs) {
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        signal: AbortSignal.timeout(limitMs),
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      })
      return await readAnswer(response)
    } catch (error) {
      if (error.name !== 'TimeoutError') throw error
      throw new LostAnswerError(`WebKitWebDriver hasn't answered ${method} ${path} in ${limitMs / 1000} s`)
    }
  }
  async function isReady() {
    try {
      return (await send('GET', '/status')).ready
    } catch {
      return false
    }
  }
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries > 100) throw new Error("WebKitWebDriver didn't start")
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { send, stop: () => driver.kill('SIGTERM') }
}
