import type { Formats } from './formats.ts'

/** '3 min 5 sec': how long something plays, from seconds (S2 section 9); what is 0 is left out. */
export function duration(formats: Formats, seconds: number): string {
  const whole = Math.round(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const write = (unit: 'minute' | 'second', value: number) =>
    formats.numbers({ style: 'unit', unit, unitDisplay: 'short' }).format(value)
  return [minutes > 0 && write('minute', minutes), rest > 0 && write('second', rest)]
    .filter(Boolean)
    .join(' ')
}
