import { randomUUID } from 'node:crypto'
import { findMissingSource } from '../expressions.mjs'
import { LostAnswerError } from './driver.mjs'
import { makeCallScript, makeCollectScript, makeFrameElementScript, makeStateScript } from './script.mjs'

const retryMs = 15
const utilitySuffix = '/utility'

const newDocumentId = () => randomUUID().slice(0, 8)

/** BiDi's description of a page or frame. `opener` is the context of the page that opened it. */
export const describeContext = ({ context, parent = null, userContext = '', opener = null }) => ({
  context,
  parent,
  userContext,
  originalOpener: opener,
  url: 'about:blank',
  children: null,
  clientWindow: '',
})

/** A page or frame, as BiDi's browsing context: emits its events, and calls functions in its document. */
export class Frame {
  #session
  #window
  #emit
  #parent
  #element
  #state = { documentId: undefined, url: 'about:blank', readyState: 'complete' }
  #realms = []
  #navigation
  #children = new Map()

  constructor({ session, window, emit, context, parent, element }) {
    this.context = context
    this.#session = session
    this.#window = window
    this.#emit = emit
    this.#parent = parent
    this.#element = element
  }

  /** Frame elements from the page down to this frame. */
  get path() {
    return this.#parent ? [...this.#parent.path, this.#element] : []
  }

  get parent() {
    return this.#parent
  }

  find(context) {
    if (context === this.context) return this
    for (const child of this.#children.values()) {
      const found = child.find(context)
      if (found) return found
    }
    return undefined
  }

  #event(method, params) {
    this.#emit(method, { context: this.context, timestamp: Date.now(), ...params })
  }

  startNavigation(url) {
    this.#navigation = randomUUID()
    this.#event('browsingContext.navigationStarted', { navigation: this.#navigation, url })
    return this.#navigation
  }

  #endRealms() {
    for (const realm of this.#realms) this.#emit('script.realmDestroyed', { realm })
    this.#realms = []
  }

  #beginDocument({ documentId, url }) {
    const navigation = this.#navigation ?? this.startNavigation(url)
    this.#navigation = undefined
    this.#endRealms()
    this.#realms = [documentId, documentId + utilitySuffix]
    this.#event('browsingContext.navigationCommitted', { navigation, url })
    this.#event('script.realmCreated', { realm: documentId, type: 'window', origin: new URL(url).origin })
    return navigation
  }

  /** Emits the events that a document's new state implies. */
  #observe({ documentId, url, readyState, frames }) {
    const isNew = documentId !== this.#state.documentId
    const previous = isNew ? { readyState: 'loading', url } : this.#state
    const navigation = isNew ? this.#beginDocument({ documentId, url }) : this.#state.navigation
    this.#state = { documentId, url, readyState, navigation }
    if (url !== previous.url) this.#event('browsingContext.historyUpdated', { url })
    if (previous.readyState === 'loading' && readyState !== 'loading')
      this.#event('browsingContext.domContentLoaded', { navigation, url })
    if (previous.readyState !== 'complete' && readyState === 'complete')
      this.#event('browsingContext.load', { navigation, url })
    this.#observeFrames(frames)
  }

  #observeFrames(frames) {
    const ids = new Set(frames.map(({ id }) => id))
    for (const [id, child] of this.#children) if (!ids.has(id)) this.#removeChild(child)
    for (const { id, element } of frames) {
      if (this.#children.has(id)) continue
      const options = { session: this.#session, window: this.#window, emit: this.#emit }
      this.#children.set(id, new Frame({ ...options, context: id, parent: this, element }))
      this.#emit('browsingContext.contextCreated', describeContext({ context: id, parent: this.context }))
    }
  }

  #removeChild(child) {
    this.#children.delete(child.context)
    child.remove()
    this.#emit(
      'browsingContext.contextDestroyed',
      describeContext({ context: child.context, parent: this.context }),
    )
  }

  remove() {
    for (const child of this.#children.values()) this.#removeChild(child)
    this.#endRealms()
  }

  async look() {
    try {
      this.#observe(await this.#session.runNow(this.#window, this.path, makeStateScript(newDocumentId())))
    } catch {
      // While one document replaces another, there is no state to read.
      return
    }
    for (const child of this.#children.values()) await child.look()
  }

  async #ask(makeScript) {
    const answer = await this.#session.run(this.#window, this.path, makeScript(newDocumentId()))
    this.#observe(answer)
    if (answer.isGone) throw new Error('The document was replaced')
    return answer
  }

  /** Like `#ask`, but if the driver loses the answer, the result of call `id` is still to be collected. */
  async #askFor(id, makeScript) {
    try {
      return await this.#ask(makeScript)
    } catch (error) {
      if (error instanceof LostAnswerError) return { pending: id }
      throw error
    }
  }

  async call(functionDeclaration, options) {
    const id = randomUUID()
    let answer = await this.#askFor(id, (documentId) =>
      makeCallScript(documentId, functionDeclaration, { ...options, id }),
    )
    while (answer.pending !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, retryMs))
      answer = await this.#askFor(id, (documentId) => makeCollectScript(documentId, id))
    }
    const { result } = answer
    const missingSource = findMissingSource(result)
    if (missingSource) {
      const sources = [...(options.sources ?? []), missingSource]
      return this.call(functionDeclaration, { ...options, sources })
    }
    if (result.result?.type === 'window') result.result.value.context ||= this.context
    return { ...result, realm: this.#state.documentId }
  }

  /** Runs a script that returns an element or nothing, and returns the driver's reference. */
  runNow(makeScript) {
    return this.#session.runNow(this.#window, this.path, makeScript(newDocumentId()))
  }

  locateFrame(context) {
    return this.call(makeFrameElementScript(context), { args: [], isOwned: true, depth: 0, isAwaited: false })
  }
}
