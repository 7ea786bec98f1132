import { describe, expect, it, test } from 'vitest'
import { createImportReader, type ReadRecord } from './lines.ts'
import { ColumnsFault, columnsText, readColumns, recogniseColumns } from './mapping.ts'

function read(text: string, columns: string) {
  const records: Pick<ReadRecord, 'email' | 'name' | 'listName' | 'metadata'>[] = []
  const refused: [number, string][] = []
  const reader = createImportReader(
    {
      record: ({ email, name, listName, metadata }) => records.push({ email, name, listName, metadata }),
      refused: ({ lineNumber, rule }) => refused.push([lineNumber, rule]),
    },
    readColumns(columns),
  )
  reader.write(text)
  reader.end()
  return { records, refused }
}

describe('columns that were chosen', () => {
  const asa = { email: 'asa@example.is', name: 'Ása Jónsdóttir', listName: 'Sales', metadata: [] }

  it.each([
    ['email=3,name=1+2,list=4', 'Ása,Jónsdóttir,ASA@example.is,Sales'],
    ['email=3,name=1+2,list=4', 'First,Last,Mail,Dept\nÁsa,Jónsdóttir,asa@example.is,Sales'],
    ['email=mail,name=first+last,list=dept', 'First,Last,Mail,Dept\nÁsa,Jónsdóttir,asa@example.is,Sales'],
    ['list=Dept,name=2+1,email=MAIL', 'Last;First;Mail;Dept;Phone\nJónsdóttir;Ása;asa@example.is;Sales;1'],
    ['email=3,name=1+2,list=4', '"Ása","Jónsdóttir","asa@example.is","Sales","a","b"'],
    ['email=3,name=1+2,list=4', '\ufeffÁsa,Jónsdóttir,asa@example.is,Sales\r\n'],
  ])('%s reads %j', (columns, text) => {
    expect(read(text, columns)).toEqual({ records: [asa], refused: [] })
  })

  it.each([
    ['Email,Name,Group\nasa@example.is,Ása Jóns,All staff;Sales\n', ['All staff', 'Sales']],
    ['Email;Name;Group\nasa@example.is;Jóns, Ása;Sales\n', ['Sales']],
    ['Email,Name,Group\nasa@example.is,Ása,"All staff;Sales"\n', ['All staff', 'Sales']],
    ['\n\n"Email, work",Name,Group\nasa@example.is,Ása;B,"R,D\n"\n', ['R,D']],
  ])('the sign between the headings stands between the cells of %j', (text, lists) => {
    const { records, refused } = read(text, 'email=1,name=2,list=3')
    expect([records.map(({ listName }) => listName), refused]).toEqual([lists, []])
  })

  it('a name of which a part is missing is the rest of it', () => {
    expect(read('Ása,,asa@example.is', 'email=3,name=1+2').records[0]?.name).toBe('Ása')
  })

  it('a line without an address is refused, whatever else it holds', () => {
    expect(read('a,b,x@y.is\nc,d,nobody', 'email=3,name=1+2').refused).toEqual([[2, 'email']])
  })

  it.each(['-', '', '?', '5551', 'asa.example.is', 'asa(at)example.is'])(
    'somebody in the first line with %j for an address is refused, and no heading',
    (address) => {
      expect(read(`Ása,Jóns,${address}\nBo,Ek,bo@example.is`, 'email=3,name=1+2').refused).toEqual([
        [1, 'email'],
      ])
    },
  )

  it.each(['Netfang', 'user.mail,user.name', 'Pósthólf 1', 'E-Mail-Adresse (geschäftlich)', '邮箱地址'])(
    '%j are headings',
    (headings) => {
      const { records, refused } = read(`${headings}\nbo@example.is,Bo`, 'email=1')
      expect([records.map(({ email }) => email), refused]).toEqual([['bo@example.is'], []])
    },
  )

  it.each([
    ['email=4', 'a,b\n', 'There is no column 4: the first line has 2.'],
    ['email=Post', 'Mail,Name\n', 'There is no column "Post". The first line says: Mail, Name'],
    ['email=1,name=1', 'a@b.is,b\n', 'Column 1 cannot hold two things.'],
  ])('%s does not fit %j', (columns, text, message) => {
    expect(() => read(text, columns)).toThrow(new ColumnsFault(message))
  })

  it.each(['', 'name=1', 'email', 'email=', 'email=1+2', 'email=1,email=2', 'phone=3,email=1', 'email=1+'])(
    '%j says nothing that can be read',
    (text) => {
      expect(() => readColumns(text)).toThrow(ColumnsFault)
    },
  )

  it('is the same as text again', () => {
    expect(columnsText(readColumns('Name=1+2, EMAIL=Work mail'))).toBe('email=Work mail,name=1+2')
  })
})

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
    'email=4,name=2,list=8',
  ],
  [
    'Entra, where nobody has a mailbox',
    'userPrincipalName,displayName,mail,department\nasa@example.is,Ása Jóns,,Sales',
    'email=1,name=2,list=4',
  ],
  [
    'KnowBe4',
    'Email,First Name,Last Name,Phone Number,Group,Manager Email,Department\nasa@example.is,Ása,Jóns,1,All,boss@example.is,Sales',
    'email=1,name=2+3,list=7',
  ],
  [
    'human resources',
    'Employee ID;Employee Name;Work Email;Department Name\n7;Ása Jóns;asa@example.is;Sales',
    'email=3,name=2,list=4',
  ],
  [
    'human resources, in Icelandic',
    'Kennitala;Nafn;Netfang;Deild\n1;Ása;asa@example.is;Sala',
    'email=3,name=2,list=4',
  ],
  [
    'human resources, in German',
    'Nachname;Vorname;E-Mail-Adresse;Abteilung\nJ;A;a@b.is;V',
    'email=3,name=2+1,list=4',
  ],
  ['cells alone', '1,Ása,asa@example.is\n2,Jón,jon@example.is', 'email=3,name=2'],
  [
    'cells alone, a name in two of them',
    'Þórðardóttir;Ása;asa@example.is;Sala\nWeiß;Jörg;jorg.weiss@example.is;Sala',
    'email=3,name=2+1',
  ],
  [
    'cells alone, with addresses of which some are made of the name',
    'Ása Jónsdóttir,asa@example.is,Sales\nJón Ösk,jon.osk@example.is,Sales\nBo,info2@example.is,IT',
    'email=2,name=1',
  ],
  [
    'cells alone, the first address of which is mistyped',
    'Una;Bergs;una@@example;Sala\nÁsa;Jóns;asa.jons@example.is;Sala\nÁsa;Ösk;asa@example.is;IT',
    'email=3,name=1+2',
  ],
  [
    'cells alone, the first address of which is none',
    'Una;Bergs;later;Sala\nÁsa;Jóns;asa.jons@example.is;Sala\nÁsa;Ösk;asa@example.is;IT',
    'email=3,name=1+2',
  ],
  ['cells alone that say no name', 'R2,asa@example.is,Sales\nR3,jon@example.is,IT', 'email=2'],
])('%s is recognised', (_, text, columns) => {
  const found = recogniseColumns(text)
  expect(found && columnsText(found.choice)).toBe(columns)
  expect(read(text, columns).records.map(({ email }) => email)).toContain(
    text.includes('a@b.is') ? 'a@b.is' : 'asa@example.is',
  )
})

test.each([
  ['our lines', 'asa@example.is,Ása,Sales\njon@example.is,Jón,IT'],
  ['our headings', 'Email,Name,Department\nasa@example.is,Ása,Sales'],
  ['headings of others over our columns', 'Netfang;Nafn;Deild\nasa@example.is;Ása;Sala'],
  ['our lines, the first address of which is mistyped', 'una@@x,Una,Sales\nasa@example.is,Ása Jóns,Sales'],
  ['our lines, the first address of which is none', 'Una,Una,Sales\nasa@example.is,Ása Jóns,Sales'],
  ['an address a line', 'asa@example.is\njon@example.is'],
  ['addresses under a heading', 'Email\nasa@example.is'],
  ['a heading that nobody knows over our lines', 'Wer,Wie\nasa@example.is,Ása'],
  ['no addresses', 'a,b\nc,d'],
  ['nothing', ''],
])('%s need no choice', (_, text) => {
  const found = recogniseColumns(text)
  expect(found && columnsText(found.choice)).toBe(null)
})
