import { findWebKit } from '../find.mjs'
import { LostAnswerError, startDriver } from './driver.mjs'

const startTries = 3
/** Scripts answer within 40 ms, unless the page is busy. */
const scriptLimitMs = 10_000

const isSamePath = (one, other) =>
  one.length === other.length && one.every((element, at) => element === other[at])

async function startBrowser(display, onLine) {
  for (let tries = 1; ; tries++) {
    const driver = await startDriver(display, onLine)
    try {
      const { sessionId } = await driver.send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: 'none',
            unhandledPromptBehavior: 'accept',
            timeouts: { script: 60_000, pageLoad: 60_000 },
            'webkitgtk:browserOptions': {
              binary: findWebKit().miniBrowser,
              args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
            },
          },
        },
      })
      return { driver, sessionId }
    } catch (error) {
      driver.stop()
      if (!(error instanceof LostAnswerError) || tries === startTries) throw error
    }
  }
}

/**
 * Opens a browser with an empty profile. Each command specifies a window and the frame elements that lead to
 * the document; commands are sent one at a time, because the driver has only one current document.
 */
export async function openSession(display, onLine) {
  const { driver, sessionId } = await startBrowser(display, onLine)
  const post = (path, body) => driver.send('POST', `/session/${sessionId}${path}`, body)
  let current = { window: await driver.send('GET', `/session/${sessionId}/window`), frames: [] }
  let firstWindow = current.window
  let last = Promise.resolve()

  async function enter(window, frames) {
    if (window !== current.window) await post('/window', { handle: window })
    else if (current.frames && isSamePath(frames, current.frames)) return
    current = { window, frames: undefined }
    await post('/frame', { id: null })
    for (const element of frames) await post('/frame', { id: element })
    current = { window, frames }
  }

  function inTurn(work) {
    const answer = last.then(work)
    last = answer.catch(() => {})
    return answer
  }

  const sendIn = (window, frames, method, path, body, limitMs) =>
    inTurn(async () => {
      try {
        await enter(window, frames)
      } catch (error) {
        current = { window: undefined, frames: [] }
        throw error
      }
      try {
        return await driver.send(method, `/session/${sessionId}${path}`, body, limitMs)
      } catch (error) {
        // The driver may still be in a frame whose document was replaced, where it would answer nothing.
        if (error instanceof LostAnswerError) current = { window: undefined, frames: [] }
        throw error
      }
    })

  return {
    sendIn,
    runNow: (window, frames, script) =>
      sendIn(window, frames, 'POST', '/execute/sync', { script, args: [] }, scriptLimitMs),
    run: (window, frames, script) =>
      sendIn(window, frames, 'POST', '/execute/async', { script, args: [] }, scriptLimitMs),
    openWindow: async () => {
      const window = firstWindow ?? (await inTurn(() => post('/window/new', { type: 'tab' }))).handle
      firstWindow = undefined
      return window
    },
    listWindows: () => inTurn(() => driver.send('GET', `/session/${sessionId}/window/handles`)),
    close: () =>
      inTurn(() => driver.send('DELETE', `/session/${sessionId}`))
        .catch(() => {})
        .finally(() => driver.stop()),
    stop: () => driver.stop(),
  }
}
