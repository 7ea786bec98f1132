// Requests the page's files and first responses early; otherwise these requests would wait for the start script.
import { getBasePath } from '../lib/addresses/basePath.ts'
import { getLocalTimeZone } from '../lib/formats.ts'
import { TOKEN_KEY } from '../lib/storage/savedToken.ts'
import { isString, readSavedValue } from '../lib/storage/storage.ts'
import { addDependencies, type PreloadManifest, parseToken, selectFirstFiles } from './preloadManifest.ts'
import { requestEarly } from './requestEarly.ts'

declare const HEED_AHEAD: PreloadManifest

const preloadManifest = HEED_AHEAD
const base = new URL(document.baseURI)
const { pathname, search } = window.location
const requestedNames = new Set<string>()
const makeFileUrl = (name: string): string => new URL(`assets/${name}.js`, base).href

function preloadFiles(names: readonly string[], fetchPriority: HTMLLinkElement['fetchPriority']): void {
  for (const name of names) {
    if (requestedNames.has(name)) continue
    requestedNames.add(name)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, href: makeFileUrl(name) })
    document.head.append(link)
  }
}

const path = pathname.slice(base.pathname.length - 1)
const savedToken = readSavedValue(TOKEN_KEY, isString)
const token = savedToken ?? parseToken(preloadManifest, path)
window.heedEarly = requestEarly({
  base: getBasePath(),
  location: window.location,
  token,
  calls: preloadManifest.calls[token === undefined ? 'stranger' : 'member'],
  fetch: (...call) => fetch(...call),
})
const redirect = new URLSearchParams(search).get('redirect')
// Low priority, because files for the first paint come first.
preloadFiles(selectFirstFiles(preloadManifest, { path, redirect, hasToken: savedToken !== undefined }), 'low')

window.heedFetch = (fileIndex) => {
  const [name = '', ...dependencies] = addDependencies(preloadManifest, [fileIndex])
  preloadFiles([name, ...dependencies], 'auto')
  return import(/* @vite-ignore */ makeFileUrl(name))
}

// A page's first Intl object takes as long as the next hundred, so create one while nothing is waiting for it.
getLocalTimeZone()

declare global {
  interface Window {
    heedFetch: (fileIndex: number) => Promise<unknown>
  }
}
