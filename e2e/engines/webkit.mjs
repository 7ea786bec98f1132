#!/usr/bin/env node
// Playwright starts this file as its Firefox. It translates WebDriver BiDi, which Playwright speaks, to the
// older WebDriver commands that Debian's WebKitGTK knows.
import { randomUUID } from 'node:crypto'
import { startBidiServer } from './bidiServer.mjs'
import { startDriver } from './webkit/driver.mjs'
import { openTab } from './webkit/tab.mjs'

const listeners = new Set()

function reportConsoleLine(line) {
  const message = /^(?:.*?:\d+:\d+: )?CONSOLE (?:\w+ )?(ERROR|WARN) (.*)$/.exec(line)
  if (!message) return
  for (const listener of listeners) listener(message[1] === 'ERROR' ? 'error' : 'warn', message[2])
}

const driver = await startDriver(reportConsoleLine)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => {
    driver.stop()
    process.exit()
  })
process.on('exit', () => driver.stop())

startBidiServer((emit) => {
  const tabs = new Map()
  const viewports = new Map()

  function getTab(params) {
    const tab = tabs.get(params.context ?? params.target?.context)
    if (!tab)
      throw Object.assign(new Error(`No such frame: ${JSON.stringify(params.target)}`), {
        code: 'no such frame',
      })
    return tab
  }
  const call = (params, functionDeclaration, args) =>
    getTab(params).call(functionDeclaration, {
      args,
      isOwned: params.resultOwnership === 'root',
      depth: params.serializationOptions?.maxObjectDepth ?? 10,
      isAwaited: params.awaitPromise ?? false,
    })

  listeners.add((level, text) => {
    const [context] = tabs.keys()
    if (!context) return
    emit({
      type: 'event',
      method: 'log.entryAdded',
      params: {
        type: 'console',
        method: level,
        level,
        source: { realm: '', context },
        text,
        timestamp: Date.now(),
        args: [{ type: 'string', value: text }],
      },
    })
  })

  async function closeTab(context) {
    const tab = getTab({ context })
    tabs.delete(context)
    await tab.close()
    emit({
      type: 'event',
      method: 'browsingContext.contextDestroyed',
      params: {
        context,
        url: '',
        children: null,
        parent: null,
        userContext: tab.userContext,
        clientWindow: '',
      },
    })
  }

  const commands = {
    'session.new': () => ({
      sessionId: randomUUID(),
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '', setWindowRect: true },
    }),
    'session.subscribe': () => ({ subscription: randomUUID() }),
    'browser.close': () => {
      setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100)
    },
    'browser.createUserContext': () => ({ userContext: randomUUID() }),
    async 'browsingContext.create'({ userContext }) {
      const context = randomUUID()
      emit({
        type: 'event',
        method: 'browsingContext.contextCreated',
        params: {
          context,
          userContext,
          url: 'about:blank',
          children: null,
          clientWindow: '',
          originalOpener: null,
        },
      })
      const tab = await openTab(driver, { context, userContext, emit })
      tabs.set(context, tab)
      if (viewports.has(userContext)) await tab.setSize(viewports.get(userContext))
      await tab.look()
      return { context }
    },
    async 'browser.removeUserContext'({ userContext }) {
      for (const [context, tab] of tabs) if (tab.userContext === userContext) await closeTab(context)
    },
    'browsingContext.close': ({ context }) => closeTab(context),
    'browsingContext.navigate': (params) => getTab(params).navigate(params.url),
    'browsingContext.reload': (params) => getTab(params).reload(),
    'browsingContext.traverseHistory': (params) => getTab(params).traverse(params.delta),
    'browsingContext.setViewport': ({ context, userContexts = [], viewport }) => {
      for (const userContext of userContexts) viewports.set(userContext, viewport)
      return context && viewport ? getTab({ context }).setSize(viewport) : undefined
    },
    'browsingContext.captureScreenshot': async (params) => ({ data: await getTab(params).screenshot() }),
    'browsingContext.print': async (params) => ({ data: await getTab(params).print(params) }),
    'script.evaluate': (params) => call(params, `() => (${params.expression.replace(/;\s*$/, '')}\n)`, []),
    'script.callFunction': (params) => call(params, params.functionDeclaration, params.arguments ?? []),
    'script.disown': (params) => getTab(params).disown(params.handles),
    'script.addPreloadScript': () => ({ script: randomUUID() }),
    'input.performActions': (params) => getTab(params).act(params.actions),
    'input.setFiles': (params) => getTab(params).setFiles(params.element.sharedId, params.files),
    'network.addIntercept': () => ({ intercept: randomUUID() }),
    'network.addDataCollector': () => ({ collector: randomUUID() }),
  }

  async function answer({ id, method, params }) {
    try {
      const result = Object.hasOwn(commands, method) ? await commands[method](params) : {}
      emit({ type: 'success', id, result: result ?? {} })
    } catch (error) {
      if (process.env.HEED_BRIDGE_LOG) console.error('bridge', method, error)
      emit({ type: 'error', id, error: error.code ?? 'unknown error', message: error.message })
    }
  }

  return {
    receive: (message) => void answer(message),
    async close() {
      await Promise.all([...tabs.values()].map((tab) => tab.close()))
      process.exit()
    },
  }
})
