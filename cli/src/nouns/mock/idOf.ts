import { exitCodes, Stop } from '../../io/exit.ts'

export function idOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Stop(`"${text}" isn't a number.`, exitCodes.usage)
}
