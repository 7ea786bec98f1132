export const textColor = '#1f2933'
export const mutedColor = '#5b6673'
export const lineColor = '#d9dee5'
export const backgroundColor = '#f4f6f9'
export const whiteColor = '#ffffff'

/** Minimum contrast against white (WCAG 1.4.11). */
const minContrast = 3

export function ensureContrastOnWhite(color: string): string {
  let channels = parseChannels(color)
  while (1.05 / (computeLuminance(channels) + 0.05) < minContrast)
    channels = channels.map((channel) => channel * 0.92)
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

const parseChannels = (color: string): number[] =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16))

function computeLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
