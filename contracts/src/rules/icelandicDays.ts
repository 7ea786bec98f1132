const long = 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'.split(' ')
const short = 'jan. feb. mar. apr. maí jún. júl. ágú. sep. okt. nóv. des.'.split(' ')

const dayWith = (months: readonly string[], instant: Date): string =>
  `${instant.getUTCDate()}. ${months[instant.getUTCMonth()] ?? ''} ${instant.getUTCFullYear()}`

/** The day of an instant in UTC, written out. Chromium knows no Icelandic, in which its Intl writes English. */
export const icelandicDay = (instant: Date): string => dayWith(long, instant)

/** Day and time of an instant in UTC, as Intl's medium and short style where Icelandic is known. */
export const icelandicTime = (instant: Date): string =>
  `${dayWith(short, instant)}, ${instant.toISOString().slice(11, 16)}`

/** Minutes in words, as Intl's where Icelandic is known: one of 1, 21 and so on, of 11 several. */
export const icelandicMinutes = (minutes: number): string =>
  `${minutes} ${minutes % 10 === 1 && minutes % 100 !== 11 ? 'mínúta' : 'mínútur'}`
