import { type LentBytes, readNow } from './bytes.ts'

const looked = 50
const tabFirst = /^[^,;\t]+\t+[^\t]*\S/

export function isTabSeparated(head: LentBytes): boolean {
  const text = new TextDecoder('windows-1252').decode(readNow(head))
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
  return lines.filter((line) => tabFirst.test(line)).length * 2 > lines.length
}
