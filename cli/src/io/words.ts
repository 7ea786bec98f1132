export {
  formatCount,
  formatThousands,
  removeDoubleFullStops,
} from '@heed/contracts/rules/sentence'

export function formatDuration(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.round(seconds))
  if (wholeSeconds < 60) return `${wholeSeconds} s`
  if (wholeSeconds < 3600)
    return `${Math.floor(wholeSeconds / 60)} min${wholeSeconds % 60 ? ` ${wholeSeconds % 60} s` : ''}`
  return `${Math.floor(wholeSeconds / 3600)} h ${Math.floor((wholeSeconds % 3600) / 60)} min`
}

export function formatSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amountText = power === 0 ? String(bytes) : (bytes / 1000 ** power).toFixed(1)
  return `${amountText} ${units[power]}`
}

export const toKebabCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const formatMinuteUtc = (time: Date): string =>
  `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
