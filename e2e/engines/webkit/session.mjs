import { findWebKit } from '../find.mjs'

const isSamePath = (one, other) =>
  one.length === other.length && one.every((element, at) => element === other[at])

/**
 * Opens a browser with an empty profile. Each command specifies a window and the frame elements that lead to
 * the document; commands are sent one at a time, because the driver has only one current document.
 */
export async function openSession(driver) {
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

  const sendIn = (window, frames, method, path, body) =>
    inTurn(async () => {
      try {
        await enter(window, frames)
      } catch (error) {
        current = { window: undefined, frames: [] }
        throw error
      }
      return driver.send(method, `/session/${sessionId}${path}`, body)
    })

  return {
    sendIn,
    runNow: (window, frames, script) => sendIn(window, frames, 'POST', '/execute/sync', { script, args: [] }),
    run: (window, frames, script) => sendIn(window, frames, 'POST', '/execute/async', { script, args: [] }),
    openWindow: async () => {
      const window = firstWindow ?? (await inTurn(() => post('/window/new', { type: 'tab' }))).handle
      firstWindow = undefined
      return window
    },
    listWindows: () => inTurn(() => driver.send('GET', `/session/${sessionId}/window/handles`)),
    close: () => inTurn(() => driver.send('DELETE', `/session/${sessionId}`)).catch(() => {}),
  }
}
