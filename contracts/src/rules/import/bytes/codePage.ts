const codePageLetters: readonly (readonly [page: string, letters: string])[] = [
  ['windows-1252', 'áéíóúýöþæð'],
  ['windows-1252', 'åäöéüæø'],
  ['windows-1252', 'äöüß'],
  ['windows-1252', 'àâæçéèêëîïôœùûüÿ'],
  ['windows-1252', 'áéíñóúü'],
  ['windows-1252', 'áâãàçéêíóôõú'],
  ['windows-1252', 'àèéìíîòóùú'],
  ['windows-1252', 'áéëïíóöúü'],
  ['windows-1250', 'ąćęłńóśźż'],
  ['windows-1250', 'áčďéěíňóřšťúůýž'],
  ['windows-1250', 'áäčďéíĺľňóôŕšťúýž'],
  ['windows-1250', 'áéíóöőúüű'],
  ['windows-1250', 'ăâîşţ'],
  ['windows-1250', 'čćđšž'],
  ['windows-1254', 'âçğıiîöşüû'],
  ['windows-1257', 'ąčęėįšųūž'],
  ['windows-1257', 'āčēģīķļņšūž'],
  ['windows-1251', 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ'],
  ['windows-1253', 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώςϊϋ'],
]

const defaultCodePage = 'windows-1252'
const codePages = [...new Set(codePageLetters.map(([page]) => page))]

const findWords = (text: string): string[] => [
  ...new Set(text.match(/[a-z\u0080-\uffff]*[\u0080-\uffff][a-z\u0080-\uffff]*/gi) ?? []),
]

function encodeText(text: string): Uint8Array {
  const letters = new TextDecoder(defaultCodePage).decode(
    Uint8Array.from({ length: 128 }, (_, offset) => offset + 128),
  )
  return Uint8Array.from(text, (character) => {
    const letterIndex = letters.indexOf(character)
    return letterIndex < 0 ? character.charCodeAt(0) : letterIndex + 128
  })
}

function isSpelledWith(word: string, letters: string): boolean {
  const foreignLetters = [...word.toLowerCase()].filter((character) => character > '\u007f')
  const isLatin = !/[α-ωа-я]/.test(letters)
  return (
    foreignLetters.every((character) => letters.includes(character)) &&
    (isLatin || foreignLetters.length === word.length)
  )
}

export function detectCodePage(text: string): 'western' | 'other' | 'unclear' {
  const words = findWords(text.replace(/[‘’“”„‚–—«»•…\u00a0]/g, ' ')).filter((word) => /\p{L}/u.test(word))
  if (words.length === 0) return 'western'
  const bytes = encodeText(words.join('\n'))
  const wordsByPage = new Map(
    codePages.map((page) => [page, new TextDecoder(page).decode(bytes).split('\n')]),
  )
  const matchesByPage = codePageLetters.map(([page, letters]) => {
    const foundWords = wordsByPage.get(page) ?? []
    const isFound = foundWords.map((word) => isSpelledWith(word, letters))
    const isDifferent = foundWords.some((word, index) => isFound[index] && word !== words[index])
    return { page, differs: isDifferent, count: isFound.filter(Boolean).length }
  })
  const findBestCount = (candidates: typeof matchesByPage) =>
    Math.max(0, ...candidates.map(({ count }) => count))
  const western = findBestCount(matchesByPage.filter(({ page }) => page === defaultCodePage))
  // The Baltic code page lacks á, í and è, which are common in western files, so it must match more words.
  const isBaltic = (page: string) => page === 'windows-1257'
  const otherBest = findBestCount(
    matchesByPage.filter(
      ({ page, differs, count }) =>
        page !== defaultCodePage && differs && (!isBaltic(page) || count > western),
    ),
  )
  if (western * 2 <= words.length || otherBest > western) return 'other'
  return western > otherBest ? 'western' : 'unclear'
}
