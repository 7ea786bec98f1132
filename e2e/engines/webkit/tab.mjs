import { randomUUID } from 'node:crypto'
import { findMissingSource } from '../expressions.mjs'
import { openSession } from './driver.mjs'
import {
  makeCallScript,
  makeCollectScript,
  makeDisownScript,
  makeElementScript,
  makeStateScript,
} from './script.mjs'

const pollMs = 60
const utilitySandboxSuffix = '/utility'

/** One page with its own empty profile, as BiDi's top-level browsing context. */
export async function openTab(driver, { context, userContext, emit }) {
  const session = await openSession(driver)
  let state = { documentId: '', url: 'about:blank', readyState: 'complete' }
  let isClosed = false
  let lastNavigation

  const event = (method, params) =>
    emit({ type: 'event', method, params: { context, timestamp: Date.now(), ...params } })

  function startNavigation(url) {
    lastNavigation = randomUUID()
    event('browsingContext.navigationStarted', { navigation: lastNavigation, url })
    return lastNavigation
  }

  function endRealms() {
    if (!state.documentId) return
    for (const realm of [state.documentId, state.documentId + utilitySandboxSuffix])
      emit({ type: 'event', method: 'script.realmDestroyed', params: { realm } })
  }

  function observeNewDocument(next) {
    const navigation = lastNavigation ?? startNavigation(next.url)
    lastNavigation = undefined
    endRealms()
    event('browsingContext.navigationCommitted', { navigation, url: next.url })
    event('script.realmCreated', { realm: next.documentId, type: 'window', origin: new URL(next.url).origin })
    return navigation
  }

  /** Emits the events that a document's new state implies. */
  function observe(next) {
    if (isClosed || !next?.documentId) return
    const isNew = next.documentId !== state.documentId
    const previous = isNew ? { readyState: 'loading' } : state
    if (isNew) state = { ...next, navigation: observeNewDocument(next) }
    else if (next.url !== state.url) event('browsingContext.historyUpdated', { url: next.url })
    const { navigation } = state
    state = { ...next, navigation }
    if (previous.readyState === 'loading' && next.readyState !== 'loading')
      event('browsingContext.domContentLoaded', { navigation, url: next.url })
    if (previous.readyState !== 'complete' && next.readyState === 'complete')
      event('browsingContext.load', { navigation, url: next.url })
  }

  const newDocumentId = () => randomUUID().slice(0, 8)

  async function look() {
    try {
      observe(await session.runNow(makeStateScript(newDocumentId())))
    } catch {
      // Between two documents there is nothing to look at.
    }
  }

  async function poll() {
    while (!isClosed) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  async function call(functionDeclaration, options) {
    let answer = await session.run(makeCallScript(newDocumentId(), functionDeclaration, options))
    observe(answer)
    while (answer.pending !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, 15))
      answer = await session.run(makeCollectScript(newDocumentId(), answer.pending))
      observe(answer)
    }
    const { result } = answer
    const missingSource = findMissingSource(result)
    if (missingSource) {
      const sources = [...(options.sources ?? []), missingSource]
      return call(functionDeclaration, { ...options, sources })
    }
    if (result.result?.type === 'window') result.result.value.context = context
    return { ...result, realm: state.documentId }
  }

  async function setSize({ width, height }) {
    const rect = await session.send('GET', '/window/rect')
    const [innerWidth, innerHeight] = await session.runNow('return [window.innerWidth, window.innerHeight]')
    if (innerWidth === width && innerHeight === height) return
    await session.send('POST', '/window/rect', {
      width: rect.width + width - innerWidth,
      height: rect.height + height - innerHeight,
    })
  }

  void poll()
  return {
    userContext,
    call,
    look,
    async navigate(url) {
      const navigation = startNavigation(url)
      await session.send('POST', '/url', { url })
      return { navigation, url }
    },
    reload: () => session.send('POST', '/refresh'),
    traverse: (delta) => session.send('POST', delta < 0 ? '/back' : '/forward'),
    async act(actions) {
      await session.send('POST', '/actions', { actions })
      await look()
    },
    async setFiles(handle, files) {
      const element = await session.runNow(makeElementScript(newDocumentId(), handle))
      const [id] = Object.values(element)
      await session.send('POST', `/element/${id}/value`, { text: files.join('\n') })
    },
    disown: (handles) => session.runNow(makeDisownScript(newDocumentId(), handles)),
    setSize,
    screenshot: () => session.send('GET', '/screenshot'),
    print: (options) => session.send('POST', '/print', options),
    cookies: () => session.send('GET', '/cookie'),
    async close() {
      isClosed = true
      await session.close().catch(() => {})
    },
  }
}
