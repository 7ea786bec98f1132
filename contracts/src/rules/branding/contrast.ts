type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

export const MIN_CONTRAST_AA = 4.5

function parseColor(color: string): Rgb | undefined {
  const text = color.trim().toLowerCase()
  const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text)
  const longHex = shortHex
    ? [0, ...shortHex.slice(1).map((digit) => digit + digit)]
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text)
  if (longHex) return toRgb(longHex.slice(1).map((pair) => Number.parseInt(String(pair), 16)))
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)
  return rgb ? toRgb(rgb.slice(1).map(Number)) : undefined
}

function toRgb([red = 0, green = 0, blue = 0]: number[]): Rgb | undefined {
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue]
}

const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function computeLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function computeRatio(firstValue: Rgb, secondValue: Rgb): number {
  const [lower = 0, lighterLuminance = 0] = [
    computeLuminance(firstValue),
    computeLuminance(secondValue),
  ].sort((a, b) => a - b)
  return (lighterLuminance + 0.05) / (lower + 0.05)
}

const blendColors = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const isColor = (color: string): boolean => parseColor(color) !== undefined

export function toHexColor(color: string): string | null {
  const rgb = parseColor(color) ?? parseColor(`#${color.trim()}`)
  return rgb ? toHex(rgb) : null
}

export function computeContrast(firstColor: string, secondColor: string): number {
  const [firstRgb, secondRgb] = [parseColor(firstColor), parseColor(secondColor)]
  return firstRgb && secondRgb ? computeRatio(firstRgb, secondRgb) : 1
}

export function mixColors(color: string, otherColor: string, share: number): string {
  const [from, to] = [parseColor(color), parseColor(otherColor)]
  return from && to ? toHex(blendColors(from, to, share)) : color
}

/** The contrast is always at least 4.58 : 1. */
export function getTextColor(color: string): string {
  const rgb = parseColor(color)
  return rgb && computeRatio(rgb, WHITE) < MIN_CONTRAST_AA ? '#000000' : '#ffffff'
}

export function ensureContrast(
  color: string,
  background: string,
  minRatio: number = MIN_CONTRAST_AA,
): string {
  const [start, backgroundRgb] = [parseColor(color), parseColor(background)]
  if (!start || !backgroundRgb || computeRatio(start, backgroundRgb) >= minRatio) return color
  const end = computeRatio(WHITE, backgroundRgb) > computeRatio(BLACK, backgroundRgb) ? WHITE : BLACK
  const step = [...Array(100).keys()].find((percent) =>
    hasContrast(blendColors(start, end, percent / 100), backgroundRgb, minRatio),
  )
  return toHex(blendColors(start, end, (step ?? 100) / 100))
}

// Rounds first, because the returned colour is rounded too.
const hasContrast = (candidate: Rgb, backgroundRgb: Rgb, minRatio: number) =>
  computeRatio(
    [Math.round(candidate[0]), Math.round(candidate[1]), Math.round(candidate[2])],
    backgroundRgb,
  ) >= minRatio
