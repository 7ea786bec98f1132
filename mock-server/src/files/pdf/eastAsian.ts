import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

type FontFace = 'jp' | 'sc'

/** For use in a character class. Excludes Korean, which is between these ranges. */
export const eastAsianRange = String.raw`\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}`
const eastAsianPattern = new RegExp(`[${eastAsianRange}]`, 'u')
const kanaPattern = /[\u3041-\u30ff\uff66-\uff9f]/

/** Lines with kana and Japanese documents use the Japanese font first; the other font fills gaps. */
const selectFaces = (line: string, language: string): readonly [FontFace, FontFace] =>
  language === 'ja' || kanaPattern.test(line) ? ['jp', 'sc'] : ['sc', 'jp']

export interface TextRun {
  text: string
  slice?: string
}

export function splitRuns(line: string, language: string): readonly TextRun[] {
  if (!eastAsianPattern.test(line)) return [{ text: line }]
  const fontFaces = selectFaces(line, language)
  const runs: TextRun[] = []
  for (const character of line) {
    const slice = findSlice(character, fontFaces)
    const lastRun = runs.at(-1)
    if (lastRun && lastRun.slice === slice) lastRun.text += character
    else runs.push(slice === undefined ? { text: character } : { text: character, slice })
  }
  return runs
}

export const hasGlyph = (character: string): boolean => findSlice(character, ['sc', 'jp']) !== undefined

function findSlice(character: string, fontFaces: readonly FontFace[]): string | undefined {
  if (!eastAsianPattern.test(character)) return undefined
  const code = character.codePointAt(0) ?? 0
  for (const fontFace of fontFaces) {
    const slice = loadSlices(fontFace).get(code)
    if (slice !== undefined) return slice
  }
  return undefined
}

const resolveIndexFile: Readonly<Record<FontFace, () => string>> = {
  jp: () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  sc: () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
}

const slices = new Map<FontFace, ReadonlyMap<number, string>>()

/** Fontsource splits a font into files of about 100 letters. */
function loadSlices(fontFace: FontFace): ReadonlyMap<number, string> {
  const cachedSlices = slices.get(fontFace)
  if (cachedSlices) return cachedSlices
  const ranges = Object.entries(
    JSON.parse(readFileSync(resolveIndexFile[fontFace](), 'utf8')) as Record<string, string>,
  )
  const slicesByCode = new Map(
    ranges.flatMap(([name, text]) =>
      expandRanges(text).map((code) => [code, `${fontFace}-${name.replaceAll(/[[\]]/g, '')}`] as const),
    ),
  )
  slices.set(fontFace, slicesByCode)
  return slicesByCode
}

const expandRanges = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [start = 0, end = start] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: end - start + 1 }, (_, index) => start + index)
  })

const fontSubsets = new Map<string, Buffer>()

export const getFontSubset = (slice: string, weight: number): Buffer | undefined =>
  fontSubsets.get(`${slice} ${weight}`)

export async function loadFontSubset(slice: string, weight: number): Promise<void> {
  const { default: subset } = await import('subset-font')
  const folder = dirname(resolveIndexFile[slice.startsWith('jp') ? 'jp' : 'sc']())
  const bytes = await readFile(join(folder, 'files', `noto-sans-${slice}-wght-normal.woff2`))
  // fontkit can't embed variable fonts or WOFF2 files.
  const options = {
    keepAllGlyphs: true,
    keepFeatures: [],
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  } as const
  fontSubsets.set(`${slice} ${weight}`, await subset(bytes, undefined, options))
}
