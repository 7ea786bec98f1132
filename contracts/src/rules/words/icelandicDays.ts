const longMonths = 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'.split(
  ' ',
)
const shortMonths = 'jan. feb. mar. apr. maí jún. júl. ágú. sep. okt. nóv. des.'.split(' ')

const formatDay = (months: readonly string[], instant: Date): string =>
  `${instant.getUTCDate()}. ${months[instant.getUTCMonth()] ?? ''} ${instant.getUTCFullYear()}`

/** Dates are in UTC. Chromium has no Icelandic locale data and would fall back to English. */
export const formatIcelandicDay = (instant: Date): string => formatDay(longMonths, instant)

export const formatIcelandicTime = (instant: Date): string =>
  `${formatDay(shortMonths, instant)}, ${instant.toISOString().slice(11, 16)}`

export const formatIcelandicMinutes = (minutes: number): string =>
  `${minutes} ${minutes % 10 === 1 && minutes % 100 !== 11 ? 'mínúta' : 'mínútur'}`
