import { byteOrderMark } from '@heed/contracts/rules/csv'
import { writeFileAtomically } from '../../io/files/wholeFile.ts'
import { renderCsv } from '../../io/print/csv.ts'
import type { Cell } from '../../io/print/table.ts'

export async function writeResult<Key extends string>(
  path: string | undefined,
  keys: readonly Key[],
  rows: readonly Readonly<Record<Key, Cell>>[],
): Promise<void> {
  if (path === undefined) return
  const text = /\.json$/i.test(path)
    ? `${JSON.stringify(rows, null, 2)}\n`
    : `${byteOrderMark}${renderCsv(
        keys,
        rows.map((row) => keys.map((key) => row[key])),
      )}`
  await writeFileAtomically(path, text)
}
