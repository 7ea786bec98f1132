import { expect, it } from 'vitest'
import { aFile } from '../../testing/importFiles.ts'
import { createLocalImportFile } from './createLocalImportFile.ts'

const read = async (text: string, columns?: { email: number[] }) => {
  const file = createLocalImportFile()
  const { signal } = new AbortController()
  const outcome = await file.read(aFile(text), { encoding: 'utf-8', columns, signal, onProgress: () => {} })
  return { file, outcome }
}

it("a column that isn't imported shows no sample, whether detected or chosen", async () => {
  const text = 'Password,First Name,Email\nhunter2,Ása,asa@example.is'
  const samples = async (columns?: { email: number[] }) => {
    const { outcome } = await read(text, columns)
    return outcome.kind === 'read' && outcome.facts.mapping?.columns.map(({ sample }) => sample)
  }
  expect(await samples()).toEqual(['', 'Ása', 'asa@example.is'])
  expect(await samples({ email: [3] })).toEqual(['', '', 'asa@example.is'])
})

it('preview rows hide cells of skipped columns, but saved lines keep them', async () => {
  const { file } = await read('Email,Name,ID\nasa@example.is,Ása,0101\nasa@example.is,Ása,0101\nbo,Bo,0102')
  expect(await file.repeated(0, 9)).toEqual([{ lineNumber: 3, line: 'asa@example.is,Ása,…', first: 2 }])
  expect(await file.refused(0, 9)).toMatchObject([{ line: 'bo,Bo,0102', shown: 'bo,Bo,…' }])
})

it('under headings in another language, no column is assigned by its position', async () => {
  const { file, outcome } = await read('Netfang;Nafn;Sími\nasa@example.is;Ása;5551234')
  expect(outcome).toMatchObject({ facts: { headings: false, totals: { lists: [] } } })
  expect(await file.batch(0)).toEqual([{ email: 'asa@example.is', name: 'Ása', lineNumber: 2 }])
})

it("Entra's bulk template is read without its version line, and names are built if they're empty", async () => {
  const headings =
    'Name [displayName] Required,User name [userPrincipalName] Required,First name [givenName],Last name [surname]'
  const rows = 'Ása Jónsdóttir,asa@example.is,Ása,Jónsdóttir\n,jon@example.is,Jón,Ásuson'
  const { file, outcome } = await read(`version:v1.0,,,\n${headings}\n${rows}`)
  expect(outcome).toMatchObject({
    facts: {
      totals: { invalid: 0 },
      mapping: { vendor: { vendor: 'Microsoft Entra ID' } },
      columns: { lineNumber: 2 },
    },
  })
  expect(await file.batch(0)).toEqual([
    { email: 'asa@example.is', name: 'Ása Jónsdóttir', lineNumber: 3 },
    { email: 'jon@example.is', name: 'Jón Ásuson', lineNumber: 4 },
  ])
})
