import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

type Face = 'jp' | 'sc'

/** For use in a character class. Excludes Korean, which is between these ranges. */
export const eastAsian = String.raw`\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}`
const isEastAsian = new RegExp(`[${eastAsian}]`, 'u')
const kana = /[\u3041-\u30ff\uff66-\uff9f]/

/** Kana or a Japanese document select the Japanese font first; the other font fills gaps. */
const selectFaces = (line: string, language: string): readonly [Face, Face] =>
  language === 'ja' || kana.test(line) ? ['jp', 'sc'] : ['sc', 'jp']

export interface Run {
  text: string
  slice?: string
}

export function splitRuns(line: string, language: string): readonly Run[] {
  if (!isEastAsian.test(line)) return [{ text: line }]
  const faces = selectFaces(line, language)
  const runs: Run[] = []
  for (const letter of line) {
    const slice = findSlice(letter, faces)
    const last = runs.at(-1)
    if (last && last.slice === slice) last.text += letter
    else runs.push(slice === undefined ? { text: letter } : { text: letter, slice })
  }
  return runs
}

export const hasGlyph = (letter: string): boolean => findSlice(letter, ['sc', 'jp']) !== undefined

function findSlice(letter: string, faces: readonly Face[]): string | undefined {
  if (!isEastAsian.test(letter)) return undefined
  const code = letter.codePointAt(0) ?? 0
  for (const face of faces) {
    const slice = loadSlices(face).get(code)
    if (slice !== undefined) return slice
  }
  return undefined
}

const indexOf: Readonly<Record<Face, () => string>> = {
  jp: () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  sc: () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
}

const slices = new Map<Face, ReadonlyMap<number, string>>()

/** Fontsource splits a font into files of about 100 letters. */
function loadSlices(face: Face): ReadonlyMap<number, string> {
  const known = slices.get(face)
  if (known) return known
  const ranges = Object.entries(JSON.parse(readFileSync(indexOf[face](), 'utf8')) as Record<string, string>)
  const byLetter = new Map(
    ranges.flatMap(([name, text]) =>
      expandRanges(text).map((code) => [code, `${face}-${name.replaceAll(/[[\]]/g, '')}`] as const),
    ),
  )
  slices.set(face, byLetter)
  return byLetter
}

const expandRanges = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })

const cuts = new Map<string, Buffer>()

export const getCut = (slice: string, weight: number): Buffer | undefined => cuts.get(`${slice} ${weight}`)

export async function readCut(slice: string, weight: number): Promise<void> {
  const { default: subset } = await import('subset-font')
  const folder = dirname(indexOf[slice.startsWith('jp') ? 'jp' : 'sc']())
  const bytes = await readFile(join(folder, 'files', `noto-sans-${slice}-wght-normal.woff2`))
  // fontkit can't embed variable fonts or WOFF2 files.
  const options = {
    keepAllGlyphs: true,
    keepFeatures: [],
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  } as const
  cuts.set(`${slice} ${weight}`, await subset(bytes, undefined, options))
}
