export const textColor = '#1f2933'
export const mutedColor = '#5b6673'
export const lineColor = '#d9dee5'
export const backgroundColor = '#f4f6f9'
export const whiteColor = '#ffffff'

/** Minimum contrast against white (WCAG 1.4.11). */
const leastContrast = 3

export function ensureContrastOnWhite(color: string): string {
  let channels = parseChannels(color)
  while (1.05 / (luminance(channels) + 0.05) < leastContrast) channels = channels.map((one) => one * 0.92)
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`
}

const parseChannels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
