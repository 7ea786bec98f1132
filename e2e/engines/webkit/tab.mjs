import { randomUUID } from 'node:crypto'
import { describeContext, Frame } from './frame.mjs'
import { makeDisownScript, makeElementScript } from './script.mjs'

const pollMs = 60

/** One page, as BiDi's top-level browsing context. `opener` is the context of the page that opened it. */
export async function openTab(session, window, { userContext, opener = null, emit }) {
  const context = randomUUID()
  let isClosed = false
  const emitIfOpen = (method, params) => {
    if (!isClosed) emit(method, params)
  }
  const top = new Frame({ session, window, emit: emitIfOpen, context })
  const send = (method, path, body) => session.sendIn(window, [], method, path, body)

  emit('browsingContext.contextCreated', describeContext({ context, userContext, opener }))

  async function poll() {
    while (!isClosed) {
      await top.look()
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  async function setSize({ width, height }) {
    const rect = await send('GET', '/window/rect')
    const [innerWidth, innerHeight] = await session.runNow(
      window,
      [],
      'return [window.innerWidth, window.innerHeight]',
    )
    if (innerWidth === width && innerHeight === height) return
    await send('POST', '/window/rect', {
      width: rect.width + width - innerWidth,
      height: rect.height + height - innerHeight,
    })
  }

  await top.look()
  void poll()
  return {
    context,
    userContext,
    window,
    find: (id) => top.find(id),
    async navigate(url) {
      const navigation = top.startNavigation(url)
      await send('POST', '/url', { url })
      return { navigation, url }
    },
    reload: () => send('POST', '/refresh'),
    traverse: (delta) => send('POST', delta < 0 ? '/back' : '/forward'),
    async act(actions) {
      await send('POST', '/actions', { actions })
      await top.look()
    },
    async setFiles(frame, handle, files) {
      const element = await frame.runNow((id) => makeElementScript(id, handle))
      const [id] = Object.values(element)
      await session.sendIn(window, frame.path, 'POST', `/element/${id}/value`, { text: files.join('\n') })
    },
    disown: (frame, handles) => frame.runNow((id) => makeDisownScript(id, handles)),
    setSize,
    screenshot: () => send('GET', '/screenshot'),
    async close() {
      isClosed = true
      await send('DELETE', '/window').catch(() => {})
      emit('browsingContext.contextDestroyed', describeContext({ context, userContext }))
    },
  }
}
