import { expect, test } from 'vitest'
import { detectCodePage } from './codePage.ts'

const read = (bytes: readonly number[]) => new TextDecoder('windows-1252').decode(Uint8Array.from(bytes))

function decodeWrongly(text: string, page: string): string {
  const letters = [...new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, at) => at))]
  return read([...text].map((letter) => letters.indexOf(letter)))
}

test.each([
  ['windows-1250', 'Oddział Północ'],
  ['windows-1250', 'Oddział'],
  ['windows-1250', 'Jiří Dvořák, Kateřina Černá'],
  ['windows-1250', 'Erdős Győző'],
  ['windows-1254', 'Yılmaz Şahin, Oğuz Gökçe'],
  ['windows-1257', 'Žukauskas, Jūratė'],
  ['windows-1251', 'Иванов, Анна, Отдел продаж'],
  ['windows-1253', 'Παπαδόπουλος, Ελένη'],
])("%s text such as %s isn't taken for western", (page, text) => {
  expect(detectCodePage(decodeWrongly(text, page))).not.toBe('western')
})

test.each([
  'Ása Jónsdóttir, Þórður Æ. Öfjörð, Guðrún',
  'Ása',
  'Þóra Æsa',
  'Jón Ólafsson',
  'Müller, Jörg Weiß',
  'Hélène, François, Noël, Benoît',
  'Åse Bjørn, Søren',
  'Peña, Núñez',
  'João, Conceição',
  'O’Brien – Müller',
  'plain',
])('%s is detected as western', (text) => {
  expect(detectCodePage(text)).toBe('western')
})

test('the code page of a single ambiguous name is unclear', () => {
  expect(detectCodePage('Sigurður')).toBe('unclear')
})
