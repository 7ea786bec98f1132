// Requests the page's files and first responses early; otherwise these requests would wait for the start script.
import { basePath } from '../lib/addresses/basePath.ts'
import { ownZone } from '../lib/formats.ts'
import { savedToken } from '../lib/storage/savedToken.ts'
import { isText, readSaved } from '../lib/storage/storage.ts'
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
// Low priority, because files for the first paint come first.
ask(firstFiles(ahead, { path, redirect, isKnown: kept !== undefined }), 'low')

window.heedFetch = (place) => {
  const [name = '', ...needs] = withNeeds(ahead, [place])
  ask([name, ...needs], 'auto')
  return import(/* @vite-ignore */ addressOf(name))
}

// A page's first Intl object takes as long as the next hundred, so create one while nothing waits for it.
ownZone()

declare global {
  interface Window {
    heedFetch: (place: number) => Promise<unknown>
  }
}
