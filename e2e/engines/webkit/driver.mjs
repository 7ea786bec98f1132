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

/** Starts a virtual display, and WebKitWebDriver on that display; `onLine` gets what the browser prints. */
export async function startDriver(onLine) {
  const programs = findWebKit()
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [, number] = await readLine(display.stdio[3], /^(\d+)$/)
  const [port] = await findFreePorts(0)
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [driver.stdout, driver.stderr]) createInterface({ input: stream }).on('line', onLine)

  const address = `http://127.0.0.1:${port}`
  async function send(method, path, body) {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = await response.json()
    if (!response.ok) throw Object.assign(new Error(value.message || value.error), { code: value.error })
    return value
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
  return {
    send,
    stop() {
      driver.kill('SIGTERM')
      display.kill('SIGTERM')
    },
  }
}
