import { isWebAddress } from './cmi5.ts'

const readable = /\.(?:x?html?|css|m?js|svg)$/i

const farthest = 500

const name = '[a-z\\d][a-z\\d-]{0,62}(?:\\.[a-z\\d-]{1,63}){1,9}'
const ends = '(?=[:/?#"\'`)\\s>,\\\\])'
const address = `(?:(?:https?|wss?):)?(?:\\\\?/){2}(${name})${ends}`
const host = `\\s*["'\`]?\\s*${address}`
const loads = [
  String.raw`\b(?:src|srcset|poster|data)\s{0,9}=`,
  String.raw`<(?:link|image|use)\b[^>]{0,${farthest}}?\bhref\s{0,9}=`,
  String.raw`\burl\(`,
  String.raw`@import\b`,
  String.raw`\b(?:fetch|import|importScripts|WebSocket|EventSource|Worker)\s{0,9}\(`,
  String.raw`\.(?:get|post|getJSON|getScript|load)\s{0,9}\(`,
  String.raw`\.open\s{0,9}\(\s{0,9}["'][a-z]{3,7}["']\s{0,9},`,
  String.raw`\b(?:src|url|poster)["']?\s{0,9}:`,
  String.raw`\bfrom\b`,
]
const srcsetPattern = new RegExp(`\\bsrcset\\s{0,9}=\\s{0,9}["'][^"']{0,${farthest}}`, 'gi')
const srcsetAddress = new RegExp(`[\\s,"']${address}`, 'gi')
const loaded = new RegExp(`(?:${loads.join('|')})${host}`, 'gi')

/** Finds hosts while the files are streamed, in a single pass (U-12). */
export class OutsideHosts {
  readonly #hosts = new Set<string>()
  #rest: { path: string; text: string } = { path: '', text: '' }

  constructor(entryPoint: string) {
    if (isWebAddress(entryPoint)) this.#hosts.add(new URL(entryPoint).hostname)
  }

  take(path: string, piece: Uint8Array): void {
    if (!readable.test(path)) return
    const before = this.#rest.path === path ? this.#rest.text : ''
    const text = before + new TextDecoder('latin1').decode(piece)
    const pictures = [...text.matchAll(srcsetPattern)].flatMap(([match]) => [
      ...match.matchAll(srcsetAddress),
    ])
    for (const [, name = ''] of [...text.matchAll(loaded), ...pictures]) this.#hosts.add(name.toLowerCase())
    this.#rest = { path, text: text.slice(-2 * farthest) }
  }

  get names(): string[] {
    return [...this.#hosts].sort((a, b) => a.localeCompare(b, 'en'))
  }
}
