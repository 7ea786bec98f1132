import { languages } from '@heed/fixtures'
import {
  drawScenarioThumb,
  drawThumb,
  findQuestion,
  findSubject,
  libraryMaterials,
  renderMaterial,
} from '@heed/fixtures/library'
import { renderBlogPage, renderMaterialsPage } from './pages.ts'
import { pageStyles, readPlayerFile } from './playerFiles.ts'
import { renderPlayerPage } from './playerPage.ts'

export interface StaticFile {
  type: 'image/svg+xml' | 'text/html' | 'text/css' | 'text/javascript'
  body: string
}

type FileFactory = (parts: readonly string[]) => StaticFile | undefined

const createSvgFile = (body: string | undefined): StaticFile | undefined =>
  body === undefined ? undefined : { type: 'image/svg+xml', body }
const createHtmlFile = (body: string | undefined): StaticFile | undefined =>
  body === undefined ? undefined : { type: 'text/html', body }

const isLanguage = (code: string): boolean => languages.some((language) => language.code === code)

function createPrintedFile(file: string, language: string): StaticFile | undefined {
  const material = libraryMaterials.find((candidate) => candidate.file === file)
  return material && createSvgFile(renderMaterial(material, language))
}

const fileFactories: readonly (readonly [pattern: RegExp, make: FileFactory])[] = [
  [
    /^thumbs\/(\d+)\.svg$/,
    ([id]) => {
      const subject = findSubject(Number(id))
      return subject && createSvgFile(drawThumb(subject))
    },
  ],
  [
    /^thumbs\/scenarios\/(\d+)\.svg$/,
    ([id]) => {
      const question = findQuestion(Number(id))
      return question && createSvgFile(drawScenarioThumb(question))
    },
  ],
  [/^materials\/([\w-]+)\.([a-z]+)\.svg$/, ([file = '', language = '']) => createPrintedFile(file, language)],
  [
    /^(posters|stickers)\/?$/,
    ([kind]) => createHtmlFile(renderMaterialsPage(kind === 'posters' ? 'posters' : 'stickers')),
  ],
  [/^blog\/([\w-]+)\.html$/, ([slug = '']) => createHtmlFile(renderBlogPage(slug))],
  [/^logos\/heed\.svg$/, () => createSvgFile(logo)],
  [
    /^lessons\/(\d+)\/([a-z]+)(?:\.([a-z]+))?\.html$/,
    ([id, language = '', captions = language]) => {
      const subject = findSubject(Number(id))
      const areLanguagesKnown = isLanguage(language) && isLanguage(captions)
      return subject && areLanguagesKnown
        ? createHtmlFile(renderPlayerPage(subject, language, captions))
        : undefined
    },
  ],
  [/^lessons\/player\.js$/, () => ({ type: 'text/javascript', body: readPlayerFile('player.js') })],
  [/^lessons\/player\.css$/, () => ({ type: 'text/css', body: readPlayerFile('player.css') })],
  [/^pages\/pages\.js$/, () => ({ type: 'text/javascript', body: readPlayerFile('pages.js') })],
  ...pageStyles.map((name): readonly [RegExp, FileFactory] => [
    new RegExp(`^pages/${name}\\.css$`),
    () => ({ type: 'text/css', body: readPlayerFile(`${name}.css`) }),
  ]),
]

export function createStaticFile(path: string): StaticFile | undefined {
  for (const [pattern, createFile] of fileFactories) {
    const [, ...parts] = pattern.exec(path) ?? []
    if (pattern.test(path)) return createFile(parts)
  }
  return undefined
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80"><circle cx="40" cy="40" r="30" fill="#1f3a63"/><path d="M27 41l9 9l18-20" fill="none" stroke="#e2953a" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><text x="86" y="55" font-family="Inter, sans-serif" font-size="44" font-weight="700" fill="#1f3a63">Heed</text></svg>'
