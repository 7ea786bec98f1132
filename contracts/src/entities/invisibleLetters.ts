const invisibleCharacters = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`

/** Scripts in which a joiner changes how letters look. */
const joiningScripts = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
]
  .concat(['Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => `\\p{Script=${script}}`)
  .join('')

const shapingCharacters = [
  // Joiners within emoji: 👩‍🚀, ❤️‍🔥
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2})\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
  // Tags in regional flags, such as 🏴󠁧󠁢󠁳󠁣󠁴󠁿
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]`,
  String.raw`(?<=\p{Ideographic})[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f]`,
  `(?<=[${joiningScripts}])[\\u200c\\u200d](?=[${joiningScripts}])`,
].join('|')

const invisiblePattern = new RegExp(`[${invisibleCharacters}]`, 'u')
const invisibleRunPattern = new RegExp(`[${invisibleCharacters}]+`, 'gu')
const invisibleLetterPattern = new RegExp(`(${shapingCharacters})|[${invisibleCharacters}]`, 'gu')
const leadingPattern = new RegExp(`^[\\s${invisibleCharacters}]+`, 'u')
const blankCharacterPattern = new RegExp(`^[\\s${invisibleCharacters}]$`, 'u')

export const hasInvisibleCharacters = (text: string): boolean => invisiblePattern.test(text)

/** Keeps invisible characters that change how their neighbours look. */
export const removeInvisibleCharacters = (text: string): string =>
  invisiblePattern.test(text) ? text.replace(invisibleLetterPattern, '$1') : text

export const removeAllInvisibleCharacters = (text: string): string =>
  invisiblePattern.test(text) ? text.replace(invisibleRunPattern, '') : text

const isVisibleAscii = (code: number): boolean => code > 0x20 && code < 0x7f

export function trimInvisibleCharacters(text: string): string {
  if (isVisibleAscii(text.charCodeAt(0)) && isVisibleAscii(text.charCodeAt(text.length - 1))) return text
  const rest = text.replace(leadingPattern, '')
  let end = rest.length
  while (end > 0) {
    // Beyond U+FFFF a character is two code units.
    const trailingLength = blankCharacterPattern.test(rest.slice(end - 1, end))
      ? 1
      : blankCharacterPattern.test(rest.slice(end - 2, end))
        ? 2
        : 0
    if (trailingLength === 0) break
    end -= trailingLength
  }
  return rest.slice(0, end)
}

/** Fast check that also includes some visible characters. */
export const mayBeInvisible = (code: number): boolean =>
  code < 0x34f
    ? code === 0xad || code < 0xa0
    : code === 0x34f ||
      code === 0x61c ||
      code === 0x115f ||
      code === 0x1160 ||
      (code >= 0x17b4 && code <= 0x180f) ||
      (code >= 0x2000 && code <= 0x206f) ||
      code === 0x3164 ||
      (code >= 0xd800 && code <= 0xdfff) ||
      code >= 0xfe00
