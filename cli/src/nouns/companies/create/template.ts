import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import { renderCsv } from '../../../io/print/csv.ts'

export function template(json: boolean): string {
  const keys = newCompanyColumns.map(({ key }) => key)
  const rows = [0, 1].map((at) => newCompanyColumns.map(({ examples }) => examples[at] ?? null))
  if (!json)
    return renderCsv(
      keys,
      rows.map((row) => row.map((cell) => cell as string | number | null)),
    )
  const filled = rows.map((row) =>
    Object.fromEntries(row.flatMap((cell, at) => (cell === null ? [] : [[keys[at] ?? '', cell]]))),
  )
  return `${JSON.stringify(filled, null, 2)}\n`
}
