import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

type Face = 'jp' | 'sc'

/** Chinese and Japanese letters with their signs and wide forms, for a class of a pattern; Korean ones lie between. */
export const eastAsian = String.raw`\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}`
const isEastAsian = new RegExp(`[${eastAsian}]`, 'u')
const kana = /[\u3041-\u30ff\uff66-\uff9f]/

/**
 * Where Chinese and Japanese draw a letter differently, the Japanese shape is taken for a line with kana and in a
 * Japanese document, the Chinese one otherwise; the other face helps out with what the first one lacks.
 */
const facesOf = (line: string, language: string): readonly [Face, Face] =>
  language === 'ja' || kana.test(line) ? ['jp', 'sc'] : ['sc', 'jp']

/** Neighbours of one face; without a slice they belong to the face of all other letters. */
export interface Run {
  text: string
  slice?: string
}

/** A line in parts that one face can write each; `language` is that of its document. */
export function runsOf(line: string, language: string): readonly Run[] {
  if (!isEastAsian.test(line)) return [{ text: line }]
  const faces = facesOf(line, language)
  const runs: Run[] = []
  for (const letter of line) {
    const slice = sliceOf(letter, faces)
    const last = runs.at(-1)
    if (last && last.slice === slice) last.text += letter
    else runs.push(slice === undefined ? { text: letter } : { text: letter, slice })
  }
  return runs
}

/** Whether it is a letter of them that one of the faces holds. */
export const isHeld = (letter: string): boolean => sliceOf(letter, ['sc', 'jp']) !== undefined

function sliceOf(letter: string, faces: readonly Face[]): string | undefined {
  if (!isEastAsian.test(letter)) return undefined
  const code = letter.codePointAt(0) ?? 0
  for (const face of faces) {
    const slice = slicesOf(face).get(code)
    if (slice !== undefined) return slice
  }
  return undefined
}

/** The files that tell which slice holds which letters; the slices lie in a folder beside them. */
const indexOf: Readonly<Record<Face, () => string>> = {
  jp: () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  sc: () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
}

const slices = new Map<Face, ReadonlyMap<number, string>>()

/** Fontsource cuts a face into files of about a hundred letters each; which letter lies where. */
function slicesOf(face: Face): ReadonlyMap<number, string> {
  const known = slices.get(face)
  if (known) return known
  const ranges = Object.entries(JSON.parse(readFileSync(indexOf[face](), 'utf8')) as Record<string, string>)
  const byLetter = new Map(
    ranges.flatMap(([name, text]) =>
      lettersOf(text).map((code) => [code, `${face}-${name.replaceAll(/[[\]]/g, '')}`] as const),
    ),
  )
  slices.set(face, byLetter)
  return byLetter
}

/** 'U+3041,U+4e00-4e02' as numbers. */
const lettersOf = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })

const cuts = new Map<string, Buffer>()

/** A slice in a weight of 100 to 900 as pdfkit can embed it; undefined until it was read. */
export const cutOf = (slice: string, weight: number): Buffer | undefined => cuts.get(`${slice} ${weight}`)

/** Reads what `cutOf` hands out; a cut takes about 20 KB and stays. */
export async function readCut(slice: string, weight: number): Promise<void> {
  const { default: subset } = await import('subset-font')
  const folder = dirname(indexOf[slice.startsWith('jp') ? 'jp' : 'sc']())
  const bytes = await readFile(join(folder, 'files', `noto-sans-${slice}-wght-normal.woff2`))
  // fontkit embeds no faces of a variable weight, and none of WOFF2.
  const options = {
    keepAllGlyphs: true,
    keepFeatures: [],
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  } as const
  cuts.set(`${slice} ${weight}`, await subset(bytes, undefined, options))
}
