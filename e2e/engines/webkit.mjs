#!/usr/bin/env node
// Playwright starts this file instead of Firefox. The file translates WebDriver BiDi, which Playwright
// speaks, to the older WebDriver commands that Debian's WebKitGTK knows.
import { randomUUID } from 'node:crypto'
import { startBidiServer } from './bidiServer.mjs'
import { startDisplay } from './webkit/driver.mjs'
import { openSession } from './webkit/session.mjs'
import { openTab } from './webkit/tab.mjs'

const popupPollMs = 250

const sessions = new Map()
const display = await startDisplay()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit())
process.on('exit', () => {
  for (const session of sessions.values()) session.stop()
  display.stop()
})

startBidiServer((send) => {
  const viewports = new Map()
  const tabs = new Map()
  const emit = (method, params) => send({ type: 'event', method, params })

  function findTab(context) {
    const tab = [...tabs.values()].find((one) => one.find(context))
    if (!tab) throw Object.assign(new Error(`No such frame: ${context}`), { code: 'no such frame' })
    return tab
  }
  const findFrame = (context) => findTab(context).find(context)

  const call = ({ target, resultOwnership, serializationOptions, awaitPromise }, functionDeclaration, args) =>
    findFrame(target.context).call(functionDeclaration, {
      args,
      isOwned: resultOwnership === 'root',
      depth: serializationOptions?.maxObjectDepth ?? 10,
      isAwaited: awaitPromise ?? false,
    })

  function reportConsoleLine(userContext, line) {
    const [, level, text] = /CONSOLE (?:\w+ )?(ERROR|WARN) (.*)$/.exec(line) ?? []
    const tab = [...tabs.values()].find((one) => one.userContext === userContext)
    if (!level || !tab) return
    emit('log.entryAdded', {
      type: 'console',
      method: level.toLowerCase(),
      level: level.toLowerCase(),
      source: { realm: '', context: tab.context },
      text,
      timestamp: Date.now(),
      args: [{ type: 'string', value: text }],
    })
  }

  const windows = new Set()
  let isOpening = false

  async function addTab(window, { userContext, opener }) {
    windows.add(window)
    const tab = await openTab(sessions.get(userContext), window, { userContext, opener, emit })
    tabs.set(tab.context, tab)
    return tab
  }

  /** Pages open windows without telling the driver. */
  async function findPopups(userContext) {
    while (sessions.has(userContext)) {
      await new Promise((resolve) => setTimeout(resolve, popupPollMs))
      const opener = [...tabs.values()].findLast((tab) => tab.userContext === userContext)
      if (!opener || isOpening) continue
      const handles = await sessions
        .get(userContext)
        ?.listWindows()
        .catch(() => [])
      for (const window of handles ?? [])
        if (!windows.has(window)) await addTab(window, { userContext, opener: opener.context })
    }
  }

  async function closeTab(tab) {
    await tab.close()
    tabs.delete(tab.context)
  }

  const commands = {
    'session.new': () => ({
      sessionId: randomUUID(),
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '', setWindowRect: true },
    }),
    'session.subscribe': () => ({ subscription: randomUUID() }),
    'browser.close': () => {
      setTimeout(() => process.exit(), 100)
    },
    'browser.createUserContext': async () => {
      const userContext = randomUUID()
      sessions.set(userContext, await openSession(display, (line) => reportConsoleLine(userContext, line)))
      void findPopups(userContext)
      return { userContext }
    },
    'browser.removeUserContext': async ({ userContext }) => {
      for (const tab of tabs.values()) if (tab.userContext === userContext) await closeTab(tab)
      await sessions.get(userContext)?.close()
      sessions.delete(userContext)
    },
    'browsingContext.create': async ({ userContext }) => {
      isOpening = true
      const window = await sessions.get(userContext).openWindow()
      const tab = await addTab(window, { userContext })
      isOpening = false
      if (viewports.has(userContext)) await tab.setSize(viewports.get(userContext))
      return { context: tab.context }
    },
    'browsingContext.close': ({ context }) => closeTab(findTab(context)),
    'browsingContext.navigate': ({ context, url }) => findTab(context).navigate(url),
    'browsingContext.reload': ({ context }) => findTab(context).reload(),
    'browsingContext.traverseHistory': ({ context, delta }) => findTab(context).traverse(delta),
    'browsingContext.setViewport': ({ context, userContexts = [], viewport }) => {
      for (const userContext of userContexts) viewports.set(userContext, viewport)
      return context && viewport ? findTab(context).setSize(viewport) : undefined
    },
    'browsingContext.captureScreenshot': async ({ context }) => ({
      data: await findTab(context).screenshot(),
    }),
    'browsingContext.locateNodes': async ({ context, locator }) => {
      const { result } = await findFrame(context).locateFrame(locator.value.context)
      return { nodes: result.sharedId ? [result] : [] }
    },
    'script.evaluate': (params) => call(params, `() => (${params.expression.replace(/;\s*$/, '')}\n)`, []),
    'script.callFunction': (params) => call(params, params.functionDeclaration, params.arguments ?? []),
    'script.disown': ({ target, handles }) =>
      findTab(target.context).disown(findFrame(target.context), handles),
    'script.addPreloadScript': () => ({ script: randomUUID() }),
    'input.performActions': ({ context, actions }) => findTab(context).act(actions),
    'input.setFiles': ({ context, element, files }) =>
      findTab(context).setFiles(findFrame(context), element.sharedId, files),
    'network.addIntercept': () => ({ intercept: randomUUID() }),
    'network.addDataCollector': () => ({ collector: randomUUID() }),
    'storage.getCookies': () => ({ cookies: [] }),
  }

  async function answer({ id, method, params }) {
    try {
      const result = Object.hasOwn(commands, method) ? await commands[method](params) : {}
      send({ type: 'success', id, result: result ?? {} })
    } catch (error) {
      if (process.env.HEED_BRIDGE_LOG) console.error('bridge', method, error)
      send({ type: 'error', id, error: error.code ?? 'unknown error', message: error.message })
    }
  }

  return {
    receive: (message) => void answer(message),
    async close() {
      await Promise.all([...sessions.values()].map((session) => session.close()))
      process.exit()
    },
  }
})
