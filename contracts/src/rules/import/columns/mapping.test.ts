import { describe, expect, it } from 'vitest'
import { createImportReader, type FileRecord } from '../lines/lines.ts'
import { ColumnMappingError, formatColumns, parseColumnChoice } from './mapping.ts'

function read(text: string, columns: string) {
  const records: Pick<FileRecord, 'email' | 'name' | 'listName' | 'metadata'>[] = []
  const refused: [number, string][] = []
  const reader = createImportReader(
    {
      record: ({ email, name, listName, metadata }) => records.push({ email, name, listName, metadata }),
      refused: ({ lineNumber, rule }) => refused.push([lineNumber, rule]),
    },
    parseColumnChoice(columns),
  )
  reader.write(text)
  reader.end()
  return { records, refused }
}

describe('custom column mapping', () => {
  const asa = { email: 'asa@example.is', name: 'Ása Jónsdóttir', listName: 'Sales', metadata: [] }

  it.each([
    ['email=3,name=1+2,list=4', 'Ása,Jónsdóttir,ASA@example.is,Sales'],
    ['email=3,name=1+2,list=4', 'First,Last,Mail,Dept\nÁsa,Jónsdóttir,asa@example.is,Sales'],
    ['email=mail,name=first+last,list=dept', 'First,Last,Mail,Dept\nÁsa,Jónsdóttir,asa@example.is,Sales'],
    ['list=Dept,name=2+1,email=MAIL', 'Last;First;Mail;Dept;Phone\nJónsdóttir;Ása;asa@example.is;Sales;1'],
    ['email=3,name=1+2,list=4', '"Ása","Jónsdóttir","asa@example.is","Sales","a","b"'],
    ['email=3,name=1+2,list=4', '\ufeffÁsa,Jónsdóttir,asa@example.is,Sales\r\n'],
  ])('applies the mapping %s to %j', (columns, text) => {
    expect(read(text, columns)).toEqual({ records: [asa], refused: [] })
  })

  it.each([
    ['Email,Name,Group\nasa@example.is,Ása Jóns,All staff;Sales\n', ['All staff', 'Sales']],
    ['Email;Name;Group\nasa@example.is;Jóns, Ása;Sales\n', ['Sales']],
    ['Email,Name,Group\nasa@example.is,Ása,"All staff;Sales"\n', ['All staff', 'Sales']],
    ['\n\n"Email, work",Name,Group\nasa@example.is,Ása;B,"R,D\n"\n', ['R,D']],
  ])("uses the header's separator for the cells of %j", (text, lists) => {
    const { records, refused } = read(text, 'email=1,name=2,list=3')
    expect([records.map(({ listName }) => listName), refused]).toEqual([lists, []])
  })

  it('builds the name from the remaining part if another is missing', () => {
    expect(read('Ása,,asa@example.is', 'email=3,name=1+2').records[0]?.name).toBe('Ása')
  })

  it('rejects a line without an address, whatever its other cells', () => {
    expect(read('a,b,x@y.is\nc,d,nobody', 'email=3,name=1+2').refused).toEqual([[2, 'email']])
  })

  it.each(['-', '', '?', '5551', 'asa.example.is', 'asa(at)example.is'])(
    "rejects a first line with the address %j and doesn't treat it as headings",
    (address) => {
      expect(read(`Ása,Jóns,${address}\nBo,Ek,bo@example.is`, 'email=3,name=1+2').refused).toEqual([
        [1, 'email'],
      ])
    },
  )

  it.each(['Netfang', 'user.mail,user.name', 'Pósthólf 1', 'E-Mail-Adresse (geschäftlich)', '邮箱地址'])(
    'treats %j as headings',
    (headings) => {
      const { records, refused } = read(`${headings}\nbo@example.is,Bo`, 'email=1')
      expect([records.map(({ email }) => email), refused]).toEqual([['bo@example.is'], []])
    },
  )

  it.each([
    ['email=4', 'a,b\n', 'There is no column 4: the first line has 2 columns.'],
    ['email=Post', 'Mail,Name\n', 'There is no column "Post". The first line has: Mail, Name'],
    ['email=1,name=1', 'a@b.is,b\n', "Column 1 can't be used for two fields."],
    [
      'email=Post',
      'asa@example.is,Ása,hunter2\n',
      'There is no column "Post": the first line has no headings. Refer to columns by number.',
    ],
  ])('rejects the mapping %s for %j', (columns, text, message) => {
    expect(() => read(text, columns)).toThrow(new ColumnMappingError(message))
  })

  it.each(['', 'name=1', 'email', 'email=', 'email=1+2', 'email=1,email=2', 'phone=3,email=1', 'email=1+'])(
    'rejects the unreadable mapping %j',
    (text) => {
      expect(() => parseColumnChoice(text)).toThrow(ColumnMappingError)
    },
  )

  it('converts a mapping back to normalized text', () => {
    expect(formatColumns(parseColumnChoice('Name=1+2, EMAIL=Work mail'))).toBe('email=Work mail,name=1+2')
  })
})
