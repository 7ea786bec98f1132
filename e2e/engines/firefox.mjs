#!/usr/bin/env node
// Playwright starts this file instead of Firefox. Playwright's BiDi client sends commands that Debian's ESR
// doesn't know yet (Playwright 1.65, Firefox 140); an error would end the session, so these commands do
// nothing.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { startBidiServer } from './bidiServer.mjs'
import { compileExpressions, findMissingSource } from './expressions.mjs'
import { findFirefox } from './find.mjs'

const firefox = spawn(findFirefox(), process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
  if (address) startBidiServer((send, path) => relay(`${address}${path}`, send))
})

/** The page's policy applies only to the page's own world, not to sandboxes. */
const isUnderPolicy = ({ method, params }) => method === 'script.callFunction' && !params.target.sandbox

function withExpressions(message, sources) {
  const { params } = message
  const functionDeclaration = `(...args) => {
${compileExpressions(params.arguments ?? [], sources)}
return (${params.functionDeclaration})(...args)
}`
  return { ...message, params: { ...params, functionDeclaration } }
}

function relay(address, send) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 })
  const waiting = []
  /** Calls to which the page's policy applies, by ID, with the code that was missing so far. */
  const calls = new Map()
  const ask = (message) => {
    const text = JSON.stringify(message)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else waiting.push(text)
  }
  const call = (message, sources) => {
    calls.set(message.id, { message, sources })
    ask(withExpressions(message, sources))
  }
  browser.on('open', () => {
    for (const text of waiting.splice(0)) browser.send(text)
  })
  browser.on('message', (data) => {
    const answer = JSON.parse(data.toString())
    const asked = calls.get(answer.id)
    calls.delete(answer.id)
    const missingSource = findMissingSource(answer.result)
    if (asked && missingSource) return call(asked.message, [...asked.sources, missingSource])
    const isUnknown = answer.type === 'error' && answer.error === 'unknown command'
    send(isUnknown ? { type: 'success', id: answer.id, result: { collector: 'none' } } : answer)
  })
  return {
    receive: (message) => (isUnderPolicy(message) ? call(message, []) : ask(message)),
    close: () => browser.close(),
  }
}
