export { counted, oneStop, thousands } from '@heed/contracts/rules/sentence'

/** Seconds as '8 s', '3 min 20 s' or '2 h 5 min'. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min${whole % 60 ? ` ${whole % 60} s` : ''}`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}

/** 1536 is '1.5 kB'. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const shown = power === 0 ? String(bytes) : (bytes / 1000 ** power).toFixed(1)
  return `${shown} ${units[power]}`
}

/** The name of an option on the command line: maxErrors is 'max-errors'. */
export const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** '2026-11-22 00:31 UTC' of a time. */
export const minuteText = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
