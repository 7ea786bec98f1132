import { isWebAddress } from './cmi5.ts'

const readablePattern = /\.(?:x?html?|css|m?js|svg)$/i

const maxDistanceCharacters = 500

const hostNamePattern = '[a-z\\d][a-z\\d-]{0,62}(?:\\.[a-z\\d-]{1,63}){1,9}'
const hostEndPattern = '(?=[:/?#"\'`)\\s>,\\\\])'
const addressPattern = `(?:(?:https?|wss?):)?(?:\\\\?/){2}(${hostNamePattern})${hostEndPattern}`
const hostPattern = `\\s*["'\`]?\\s*${addressPattern}`
const loadPatterns = [
  String.raw`\b(?:src|srcset|poster|data)\s{0,9}=`,
  String.raw`<(?:link|image|use)\b[^>]{0,${maxDistanceCharacters}}?\bhref\s{0,9}=`,
  String.raw`\burl\(`,
  String.raw`@import\b`,
  String.raw`\b(?:fetch|import|importScripts|WebSocket|EventSource|Worker)\s{0,9}\(`,
  String.raw`\.(?:get|post|getJSON|getScript|load)\s{0,9}\(`,
  String.raw`\.open\s{0,9}\(\s{0,9}["'][a-z]{3,7}["']\s{0,9},`,
  String.raw`\b(?:src|url|poster)["']?\s{0,9}:`,
  String.raw`\bfrom\b`,
]
const srcsetPattern = new RegExp(`\\bsrcset\\s{0,9}=\\s{0,9}["'][^"']{0,${maxDistanceCharacters}}`, 'gi')
const srcsetAddressPattern = new RegExp(`[\\s,"']${addressPattern}`, 'gi')
const loadedHostPattern = new RegExp(`(?:${loadPatterns.join('|')})${hostPattern}`, 'gi')

/** Finds hosts while the files are streamed, in a single pass (U-12). */
export class ExternalHosts {
  readonly #hosts = new Set<string>()
  #rest: { path: string; text: string } = { path: '', text: '' }

  constructor(entryPoint: string) {
    if (isWebAddress(entryPoint)) this.#hosts.add(new URL(entryPoint).hostname)
  }

  take(path: string, piece: Uint8Array): void {
    if (!readablePattern.test(path)) return
    const precedingText = this.#rest.path === path ? this.#rest.text : ''
    const text = precedingText + new TextDecoder('latin1').decode(piece)
    const pictures = [...text.matchAll(srcsetPattern)].flatMap(([match]) => [
      ...match.matchAll(srcsetAddressPattern),
    ])
    for (const [, name = ''] of [...text.matchAll(loadedHostPattern), ...pictures])
      this.#hosts.add(name.toLowerCase())
    this.#rest = { path, text: text.slice(-2 * maxDistanceCharacters) }
  }

  get names(): string[] {
    return [...this.#hosts].sort((a, b) => a.localeCompare(b, 'en'))
  }
}
