import { expect, test } from 'vitest'
import { type ColumnChoice, parseColumnChoice } from '../columns/mapping.ts'
import { createImportReader } from './lines.ts'

function readCounts(text: string, choice?: ColumnChoice) {
  const reader = createImportReader({ record: () => undefined, refused: () => undefined }, choice)
  reader.write(text)
  return reader.end()
}

test.each([
  ['asa@x.is,Á\u00adsa,Sa\u200dla,ni\u200cght,day', 3],
  ['\u200basa@x.is,Ása,Sala,\u200bnight,day\u200b', 2],
  ['asa@x.is,Ása,"S\u200b;a\u200b"', 1],
  ['asa@x.is,Ása\tJóns,Sala,👩\u200d🚀', undefined],
  ['Email,Na\u00adme,Lists,Tags\nasa@x.is,Ása,"Sa\u200bla; IT; Ó\u200bs",ni\u00adght', 3],
  ['asa@x.is,Á\u200bsa,,\u200b\nwrong,Ó\u200bsk\nasa@x.is,,Sa\u200bla', 2],
])('names losing invisible characters are counted in valid lines only: %j', (text, cleanedNames) => {
  expect(readCounts(text).cleanedNames).toBe(cleanedNames)
})

test('a name built from several cells counts as one cleaned name', () => {
  expect(
    readCounts('E,F,L\nasa@x.is,Á\u200bsa,Jóns\u200b', parseColumnChoice('email=1,name=2+3')),
  ).toMatchObject({
    records: 1,
    cleanedNames: 1,
  })
})
