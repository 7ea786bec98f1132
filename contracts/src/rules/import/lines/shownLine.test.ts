import { expect, test } from 'vitest'
import { parseColumnChoice } from '../columns/mapping.ts'
import { createImportReader } from './lines.ts'
import { findShownPerson, formatShownLine } from './shownLine.ts'

function listShownLines(text: string, columns?: string): string[] {
  const found: string[] = []
  const reader = createImportReader(
    { record: () => undefined, refused: ({ line }) => found.push(formatShownLine(line, reader)) },
    columns === undefined ? undefined : parseColumnChoice(columns),
  )
  reader.write(text)
  reader.end()
  return found
}

test.each([
  ['Email,Name,Password\nasa,Ása,hunter2', undefined, ['asa,Ása,…']],
  ['Email;Name;Password;Lists\nasa;"Ása; B";;Sala', undefined, ['asa;"Ása; B";;Sala']],
  ['Email;ID;Name\nasa;"0101";"Ása', undefined, ['asa;…;…']],
  ['Email,Name\nasa@x.is,Ása,hunter2', undefined, ['asa@x.is,Ása,…']],
  ['Kennitala,Mail\n0101302989,asa', 'email=2', ['…,asa']],
  ['0101302989,asa@x.is\n0101302989,asa', 'email=2', ['…,asa']],
  ['Mail,Name\nasa,Ása,hunter2', 'email=1,name=2', ['asa,Ása,…']],
])("cells that aren't imported are hidden in the rejected lines of %j", (text, columns, lines) => {
  expect(listShownLines(text, columns)).toEqual(lines)
})

test.each([
  ['asa,Ása,Sala,night', undefined],
  ['Email,Name,Lists,Tags\nasa,Ása,Sala,night,day', undefined],
  ['Mail,Name\n"asa",Ása', 'email=1,name=2'],
])('a line without hidden cells is shown unchanged: %j', (text, columns) => {
  expect(listShownLines(text, columns)).toEqual([text.split('\n').at(-1)])
})

test.each([
  ['asa;Ása;Sala', undefined, { email: 'asa', name: 'Ása' }],
  ['Name,Password,Email\nÁsa,hunter2,asa', undefined, { email: 'asa', name: 'Ása' }],
  ['Kennitala,Mail\n0101302989,asa', 'email=2', { email: 'asa', name: '' }],
  [';;', undefined, undefined],
  ['Email;Name\nasa;"Ása', undefined, undefined],
])('the address and name of the rejected line in %j are told apart', (text, columns, person) => {
  const found: unknown[] = []
  const reader = createImportReader(
    { record: () => undefined, refused: ({ line }) => found.push(findShownPerson(line, reader)) },
    columns === undefined ? undefined : parseColumnChoice(columns),
  )
  reader.write(text)
  reader.end()
  expect(found).toEqual([person])
})
