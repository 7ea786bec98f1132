/** Letters that don't decompose, with their spelling on keyboards that lack them. */
const plainLetters: Readonly<Record<string, string>> = {
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
}
const specialLetterPattern = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')
const nonAsciiPattern = /[^\0-\x7f]/
const markPattern = /[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu

/** Ignores case, accents and invisible characters, so that names can be typed on any keyboard (P-15). */
export function normalizeForSearch(text: string): string {
  if (!nonAsciiPattern.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(markPattern, '')
    .replace(specialLetterPattern, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}

export function createTextFilter(filter = ''): (text: string) => boolean {
  const part = normalizeForSearch(filter)
  return part === '' ? () => true : (text) => normalizeForSearch(text).includes(part)
}
