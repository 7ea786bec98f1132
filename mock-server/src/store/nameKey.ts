/** Icelandic order on every machine; accents of other languages are ignored. '~' sorts after all ASCII letters. */
const keysByLetter: Readonly<Record<string, string>> = {
  á: 'a~',
  é: 'e~',
  í: 'i~',
  ó: 'o~',
  ú: 'u~',
  ý: 'y~',
  ð: 'd~',
  đ: 'd~',
  þ: 'z~1',
  æ: 'z~2',
  ä: 'z~2',
  ö: 'z~3',
  ø: 'z~3',
  å: 'z~4',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  œ: 'oe',
}
const asciiPattern = /^[\x20-\x7e]*$/
const letterPattern = new RegExp(`[${Object.keys(keysByLetter).join('')}]`, 'g')

/** Sort key; a collator is 20 times slower. */
export function createNameKey(name: string): string {
  const lowerName = name.toLowerCase()
  if (asciiPattern.test(lowerName)) return lowerName
  return lowerName
    .normalize('NFC')
    .replace(letterPattern, (letter) => keysByLetter[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
