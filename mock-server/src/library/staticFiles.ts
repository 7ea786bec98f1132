import { languages } from '@heed/fixtures'
import { findSubject, libraryMaterials, printOf, thumbOf } from '@heed/fixtures/library'
import { blogPage, materialsPage } from './pages.ts'
import { pageStyles, playerFile } from './playerFiles.ts'
import { playerPage } from './playerPage.ts'

export interface StaticFile {
  type: 'image/svg+xml' | 'text/html' | 'text/css' | 'text/javascript'
  body: string
}

type Maker = (parts: readonly string[]) => StaticFile | undefined

const svg = (body: string | undefined): StaticFile | undefined =>
  body === undefined ? undefined : { type: 'image/svg+xml', body }
const html = (body: string | undefined): StaticFile | undefined =>
  body === undefined ? undefined : { type: 'text/html', body }

const isLanguage = (code: string): boolean => languages.some((language) => language.code === code)

function printed(file: string, language: string): StaticFile | undefined {
  const material = libraryMaterials.find((one) => one.file === file)
  return material && svg(printOf(material, language))
}

const makers: readonly (readonly [pattern: RegExp, make: Maker])[] = [
  [
    /^thumbs\/(\d+)\.svg$/,
    ([id]) => {
      const subject = findSubject(Number(id))
      return subject && svg(thumbOf(subject))
    },
  ],
  [/^materials\/([\w-]+)\.([a-z]+)\.svg$/, ([file = '', language = '']) => printed(file, language)],
  [/^(posters|stickers)\/?$/, ([kind]) => html(materialsPage(kind === 'posters' ? 'posters' : 'stickers'))],
  [/^blog\/([\w-]+)\.html$/, ([slug = '']) => html(blogPage(slug))],
  [/^logos\/heed\.svg$/, () => svg(logo)],
  [
    /^lessons\/(\d+)\/([a-z]+)(?:\.([a-z]+))?\.html$/,
    ([id, language = '', captions = language]) => {
      const subject = findSubject(Number(id))
      const isSpoken = isLanguage(language) && isLanguage(captions)
      return subject && isSpoken ? html(playerPage(subject, language, captions)) : undefined
    },
  ],
  [/^lessons\/player\.js$/, () => ({ type: 'text/javascript', body: playerFile('player.js') })],
  [/^lessons\/player\.css$/, () => ({ type: 'text/css', body: playerFile('player.css') })],
  [/^pages\/pages\.js$/, () => ({ type: 'text/javascript', body: playerFile('pages.js') })],
  ...pageStyles.map((name): readonly [RegExp, Maker] => [
    new RegExp(`^pages/${name}\\.css$`),
    () => ({ type: 'text/css', body: playerFile(`${name}.css`) }),
  ]),
]

export function staticFile(path: string): StaticFile | undefined {
  for (const [pattern, make] of makers) {
    const [, ...parts] = pattern.exec(path) ?? []
    if (pattern.test(path)) return make(parts)
  }
  return undefined
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80"><circle cx="40" cy="40" r="30" fill="#1f3a63"/><path d="M27 41l9 9l18-20" fill="none" stroke="#e2953a" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><text x="86" y="55" font-family="Inter, sans-serif" font-size="44" font-weight="700" fill="#1f3a63">Heed</text></svg>'
