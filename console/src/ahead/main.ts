// Before the start is there, an address says already which files its page is made of; asked for once the start runs,
// they would wait for it and for one another.
import { type Ahead, filesWith, firstFiles } from './ahead.ts'

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

/** As lib/storage.ts keeps it, which would bring a file of its own. */
function isKnown(): boolean {
  try {
    const kept = window.localStorage.getItem(`${ahead.token}${base.pathname.replace(/\/$/, '')}`)
    return kept !== null && kept !== 'null'
  } catch {
    return false
  }
}

const place = {
  path: pathname.slice(base.pathname.length - 1),
  redirect: new URLSearchParams(search).get('redirect'),
  isKnown: isKnown(),
}
// What shows something at once goes before.
ask(firstFiles(ahead, place), 'low')

window.heedFetch = (name) => {
  ask(filesWith(ahead, name), 'auto')
  return import(/* @vite-ignore */ addressOf(name))
}

declare global {
  interface Window {
    /** A part of the start that comes later, by the name of its file: with all that it needs. */
    heedFetch: (name: string) => Promise<unknown>
  }
}
