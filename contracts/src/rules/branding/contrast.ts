type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

export const AA = 4.5

function parse(color: string): Rgb | undefined {
  const text = color.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  const long = short
    ? [0, ...short.slice(1).map((digit) => digit + digit)]
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text)
  if (long) return triple(long.slice(1).map((pair) => Number.parseInt(String(pair), 16)))
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)
  return rgb ? triple(rgb.slice(1).map(Number)) : undefined
}

function triple([red = 0, green = 0, blue = 0]: number[]): Rgb | undefined {
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue]
}

const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: Rgb, other: Rgb): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const isColor = (color: string): boolean => parse(color) !== undefined

export function hexColor(color: string): string | null {
  const rgb = parse(color) ?? parse(`#${color.trim()}`)
  return rgb ? toHex(rgb) : null
}

export function contrast(one: string, other: string): number {
  const [first, second] = [parse(one), parse(other)]
  return first && second ? ratio(first, second) : 1
}

export function mixColors(color: string, other: string, share: number): string {
  const [from, to] = [parse(color), parse(other)]
  return from && to ? toHex(blend(from, to, share)) : color
}

/** The contrast is always at least 4.58 : 1. */
export function getTextColor(color: string): string {
  const rgb = parse(color)
  return rgb && ratio(rgb, WHITE) < AA ? '#000000' : '#ffffff'
}

export function ensureContrast(color: string, background: string, wanted: number = AA): string {
  const [start, behind] = [parse(color), parse(background)]
  if (!start || !behind || ratio(start, behind) >= wanted) return color
  const end = ratio(WHITE, behind) > ratio(BLACK, behind) ? WHITE : BLACK
  const step = [...Array(100).keys()].find((at) => reaches(blend(start, end, at / 100), behind, wanted))
  return toHex(blend(start, end, (step ?? 100) / 100))
}

// The result is rounded, so the rounded colour must reach the ratio.
const reaches = (candidate: Rgb, behind: Rgb, wanted: number) =>
  ratio([Math.round(candidate[0]), Math.round(candidate[1]), Math.round(candidate[2])], behind) >= wanted
