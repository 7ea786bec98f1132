/** Runs in the page: keeps handles to values, and calls functions with BiDi values as arguments and results. */
export function installRuntime(documentId) {
  const valuesByHandle = new Map()
  const handlesByNode = new WeakMap()
  const running = new Map()
  /** Calls whose result was sent. The next call deletes them, because the driver may have lost the answer. */
  const answered = new Set()
  let lastId = 0

  function keep(value) {
    const isNode = value instanceof Node
    const known = isNode ? handlesByNode.get(value) : undefined
    if (known) return known
    const handle = `${documentId}/${++lastId}`
    valuesByHandle.set(handle, value)
    if (isNode) handlesByNode.set(value, handle)
    return handle
  }

  function find(handle) {
    if (!valuesByHandle.has(handle)) throw new Error(`No handle ${handle} in this document`)
    return valuesByHandle.get(handle)
  }

  const specialNumbers = { NaN: Number.NaN, Infinity: Infinity, '-Infinity': -Infinity, '-0': -0 }

  function read(remote) {
    const handle = remote.handle ?? remote.sharedId
    if (handle) return find(handle)
    const { type, value } = remote
    if (type === 'null') return null
    if (type === 'number') return typeof value === 'number' ? value : specialNumbers[value]
    if (type === 'bigint') return BigInt(value)
    if (type === 'array') return value.map(read)
    if (type === 'object')
      return Object.fromEntries(
        value.map(([key, item]) => [typeof key === 'string' ? key : read(key), read(item)]),
      )
    if (type === 'date') return new Date(value)
    if (type === 'regexp') return new RegExp(value.pattern, value.flags)
    return value
  }

  function writePrimitive(value) {
    if (value === null) return { type: 'null' }
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0)
      return { type: 'number', value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) }
    }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) }
    return value === undefined ? { type: 'undefined' } : { type: typeof value, value }
  }

  function writeObject(value, depth) {
    const frame = listFrames().find(({ contentWindow }) => contentWindow === value)
    // The bridge knows which frame it called, so that frame's own window gets an empty ID.
    if (frame || value === window)
      return { type: 'window', value: { context: frame ? getFrameId(frame) : '' } }
    if (value instanceof Node)
      return { type: 'node', sharedId: keep(value), value: { localName: value.localName ?? '' } }
    if (typeof value === 'function') return { type: 'function' }
    if (value instanceof Error) return { type: 'error' }
    if (value instanceof Date) return { type: 'date', value: value.toISOString() }
    if (value instanceof RegExp)
      return { type: 'regexp', value: { pattern: value.source, flags: value.flags } }
    if (Array.isArray(value))
      return depth === 0
        ? { type: 'array' }
        : { type: 'array', value: value.map((item) => write(item, false, depth - 1)) }
    if (depth === 0) return { type: 'object' }
    return {
      type: 'object',
      value: Object.keys(value).map((key) => [key, write(value[key], false, depth - 1)]),
    }
  }

  function write(value, isOwned, depth) {
    const isPrimitive = value === null || (typeof value !== 'object' && typeof value !== 'function')
    if (isPrimitive) return writePrimitive(value)
    const remote = writeObject(value, depth)
    return isOwned ? { ...remote, handle: keep(value) } : remote
  }

  function writeError(error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { type: 'exception', exceptionDetails: { text, stack: error?.stack ?? '' } }
  }

  const frameIds = new WeakMap()

  function getFrameId(element) {
    if (!frameIds.has(element)) frameIds.set(element, `${documentId}-${++lastId}`)
    return frameIds.get(element)
  }

  const listFrames = () => [...document.querySelectorAll('iframe, frame')]

  const readState = () => ({
    documentId,
    url: location.href,
    readyState: document.readyState,
    frames: listFrames().map((element) => ({ id: getFrameId(element), element })),
  })

  /** Answers with the result, or with `pending` after a moment; `collect` then continues to wait. */
  function answer(id, done) {
    let isAnswered = false
    const timer = setTimeout(() => {
      isAnswered = true
      done({ ...readState(), pending: id })
    }, 40)
    void running.get(id).then((result) => {
      if (isAnswered) return
      clearTimeout(timer)
      answered.add(id)
      done({ ...readState(), result })
    })
  }

  window.heedBridge = {
    documentId,
    readState,
    find,
    findFrame: (id) => listFrames().find((element) => getFrameId(element) === id),
    call({ id, work, args, isOwned, depth, isAwaited }, done) {
      for (const other of answered) running.delete(other)
      answered.clear()
      const started = (async () => {
        const value = work(...args.map(read))
        return write(isAwaited ? await value : value, isOwned, depth)
      })()
      running.set(
        id,
        started.then((result) => ({ type: 'success', result }), writeError),
      )
      answer(id, done)
    },
    collect(id, done) {
      if (running.has(id)) answer(id, done)
      else done({ ...readState(), isGone: true })
    },
    disown(handles) {
      for (const handle of handles)
        if (!(valuesByHandle.get(handle) instanceof Node)) valuesByHandle.delete(handle)
    },
  }
}
