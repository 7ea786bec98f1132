import { expect, test } from 'vitest'
import { createImportReader } from '../lines/lines.ts'
import { formatColumns, parseColumnChoice } from './mapping.ts'
import { recogniseColumns } from './recognise.ts'

function readAddresses(text: string, columns: string): string[] {
  const found: string[] = []
  const sink = { record: ({ email }: { email: string }) => found.push(email), refused: () => undefined }
  const reader = createImportReader(sink, parseColumnChoice(columns))
  reader.write(text)
  reader.end()
  return found
}

test.each([
  ['GoPhish', 'First Name,Last Name,Email,Position\nÁsa,Jóns,asa@example.is,CFO', 'email=3,name=1+2'],
  [
    'Moodle',
    'username,firstname,lastname,email,department\nasa,Ása,Jóns,asa@example.is,Sales',
    'email=4,name=2+3,list=5',
  ],
  [
    'KnowBe4',
    'Email,First Name,Last Name,Phone Number,Group,Location,Department\nasa@example.is,Ása,Jóns,5551234,All Staff;Finance,Reykjavík,Finance',
    'email=1,name=2+3,list=7',
  ],
  [
    'Workday',
    '"Worker","Employee ID","Email - Primary Work","Supervisory Organization"\n"Ása Jóns","21","asa@example.is","Ward 3 (Boss)"',
    'email=3,name=1,list=4',
  ],
  [
    'Google',
    'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required]\nÁsa,Jóns,asa@example.is,****,/Sales',
    'email=3,name=1+2,list=5',
  ],
  [
    'Entra',
    'userPrincipalName,displayName,surname,mail,givenName,id,userType,department\nasa@example.is,Ása Jóns,Jóns,asa@example.is,Ása,7,Member,Sales',
    'email=4,name=2|5+3,list=8',
  ],
  [
    'Entra without mailboxes',
    'userPrincipalName,displayName,mail,department\nasa@example.is,Ása Jóns,,Sales',
    'email=1,name=2,list=4',
  ],
  [
    'KnowBe4 with manager emails',
    'Email,First Name,Last Name,Phone Number,Group,Manager Email,Department\nasa@example.is,Ása,Jóns,1,All,boss@example.is,Sales',
    'email=1,name=2+3,list=7',
  ],
  [
    'an HR export',
    'Employee ID;Employee Name;Work Email;Department Name\n7;Ása Jóns;asa@example.is;Sales',
    'email=3,name=2,list=4',
  ],
  [
    'an HR export in Icelandic',
    'Kennitala;Nafn;Netfang;Deild\n1;Ása;asa@example.is;Sala',
    'email=3,name=2,list=4',
  ],
  [
    'an HR export in German',
    'Nachname;Vorname;E-Mail-Adresse;Abteilung\nJ;A;a@b.is;V',
    'email=3,name=2+1,list=4',
  ],
  ['no headings', '1,Ása,asa@example.is\n2,Jón,jon@example.is', 'email=3,name=2'],
  [
    'no headings, names in two columns',
    'Þórðardóttir;Ása;asa@example.is;Sala\nWeiß;Jörg;jorg.weiss@example.is;Sala',
    'email=3,name=2+1',
  ],
  [
    'no headings, some addresses made of the name',
    'Ása Jónsdóttir,asa@example.is,Sales\nJón Ösk,jon.osk@example.is,Sales\nBo,info2@example.is,IT',
    'email=2,name=1',
  ],
  [
    'no headings, the first address mistyped',
    'Una;Bergs;una@@example;Sala\nÁsa;Jóns;asa.jons@example.is;Sala\nÁsa;Ösk;asa@example.is;IT',
    'email=3,name=1+2',
  ],
  [
    'no headings, no address in the first line',
    'Una;Bergs;later;Sala\nÁsa;Jóns;asa.jons@example.is;Sala\nÁsa;Ösk;asa@example.is;IT',
    'email=3,name=1+2',
  ],
  ['no headings and no names', 'R2,asa@example.is,Sales\nR3,jon@example.is,IT', 'email=2'],
])('columns are recognized: %s', (_, text, columns) => {
  const found = recogniseColumns(text)
  expect(found && formatColumns(found.choice)).toBe(columns)
  expect(readAddresses(text, columns)).toContain(text.includes('a@b.is') ? 'a@b.is' : 'asa@example.is')
})

test.each([
  ['lines in the default order', 'asa@example.is,Ása,Sales\njon@example.is,Jón,IT'],
  ['the default headings', 'Email,Name,Department\nasa@example.is,Ása,Sales'],
  [
    'lines in the default order with a mistyped first address',
    'una@@x,Una,Sales\nasa@example.is,Ása Jóns,Sales',
  ],
  ['lines in the default order without a first address', 'Una,Una,Sales\nasa@example.is,Ása Jóns,Sales'],
  ['lines with only an address', 'asa@example.is\njon@example.is'],
  ['addresses under a heading', 'Email\nasa@example.is'],
  ['lines without addresses', 'a,b\nc,d'],
  ['empty files', ''],
])('%s need no column mapping', (_, text) => {
  const found = recogniseColumns(text)
  expect(found && formatColumns(found.choice)).toBe(null)
})

test.each([
  ['Netfang;Nafn;Sími\nasa@example.is;Ása;5551234', 'email=1,name=2', ['Sími']],
  ['Mail;Sími\nasa@example.is;5551234', 'email=1', ['Sími']],
  ['Username,Full name,Job title\nasa@example.is,Ása,CFO', 'email=1,name=2', ['Job title']],
  ['Wer,Wie\nasa@example.is,Ása', 'email=1', ['Wie']],
  ['Пользователь;Имя;Отдел\nasa@example.is;Ása;Sala', 'email=1,name=2,list=3', []],
])('no column is guessed by position under the headings of %j', (text, columns, unknown) => {
  const found = recogniseColumns(text)
  expect(found && formatColumns(found.choice)).toBe(columns)
  expect(found?.columns.filter(({ holds }) => holds === null).map(({ heading }) => heading)).toEqual(unknown)
  expect(found?.isDoubtful).toBe(true)
})

test.each([
  'Netfang;Nafn;Deild\nasa@example.is;Ása;Sala',
  'Courriel,Nom complet\nasa@example.is,Ása',
  'Netfang\nasa@example.is',
])('headings that name every column in the default order raise no doubt: %j', (text) => {
  expect(recogniseColumns(text)?.isDoubtful).toBe(false)
})

test('cells beyond the last heading raise doubt', () => {
  expect(recogniseColumns('Netfang;Nafn\nasa@example.is;Ása;5551234')?.isDoubtful).toBe(true)
})

test('only imported columns show a sample, even with a custom mapping', () => {
  const text = 'Password,First Name,Email,ID\nhunter2,Ása,asa@example.is,0101302989'
  const samples = (columns?: string) =>
    recogniseColumns(text, columns === undefined ? undefined : parseColumnChoice(columns))?.columns.map(
      ({ sample }) => sample,
    )
  expect(samples()).toEqual(['', 'Ása', 'asa@example.is', ''])
  expect(samples('email=3')).toEqual(['', '', 'asa@example.is', ''])
})
