// Before the start is there, an address says already which files its page is made of, and what the start will ask the
// API; asked for once the start runs, they would wait for it and for one another.
import { basePath } from '../lib/basePath.ts'
import { ownZone } from '../lib/formats.ts'
import { savedToken } from '../lib/savedToken.ts'
import { isText, readSaved } from '../lib/storage.ts'
import { type Ahead, firstFiles, tokenAt, withNeeds } from './ahead.ts'
import { askEarly } from './answers.ts'

declare const HEED_AHEAD: Ahead

const ahead = HEED_AHEAD
const base = new URL(document.baseURI)
const { pathname, search } = window.location
const asked = new Set<string>()
const addressOf = (name: string): string => new URL(`assets/${name}.js`, base).href

function ask(names: readonly string[], fetchPriority: HTMLLinkElement['fetchPriority']): void {
  for (const name of names) {
    if (asked.has(name)) continue
    asked.add(name)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, href: addressOf(name) })
    document.head.append(link)
  }
}

const path = pathname.slice(base.pathname.length - 1)
const kept = readSaved(savedToken, isText)
const token = kept ?? tokenAt(ahead, path)
window.heedEarly = askEarly({
  base: basePath(),
  location: window.location,
  token,
  calls: ahead.calls[token === undefined ? 'stranger' : 'member'],
  fetch: (...call) => fetch(...call),
})
const redirect = new URLSearchParams(search).get('redirect')
// What shows something at once goes before.
ask(firstFiles(ahead, { path, redirect, isKnown: kept !== undefined }), 'low')

window.heedFetch = (place) => {
  const [name = '', ...needs] = withNeeds(ahead, [place])
  ask([name, ...needs], 'auto')
  return import(/* @vite-ignore */ addressOf(name))
}

// The first of Intl's that a page makes takes as long as a hundred others: now nothing waits for it.
ownZone()

declare global {
  interface Window {
    /** A part of the start that comes later, by the place of its file: with all that it needs. */
    heedFetch: (place: number) => Promise<unknown>
  }
}
