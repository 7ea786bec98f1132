import i18n from 'i18next'
import { expect, it } from 'vitest'
import { formatDeleteCommand } from './actions/commands.ts'
import { formatAcknowledgement, formatLeavers } from './actions/leaversText.ts'

const makeEmails = (count: number) => Array.from({ length: count }, (_, at) => `p${String(at)}@example.is`)

it.each([
  [5, undefined, `heed employees delete ${makeEmails(5).join(' ')} --company 11`],
  [5, 7, `heed employees delete ${makeEmails(5).join(' ')} --company 11 --list 7`],
  [6, undefined, 'heed employees delete --from people.csv --company 11'],
  [100, 7, 'heed employees delete --from people.csv --company 11 --list 7'],
  [101, 7, 'heed employees delete --from people.csv --company 11 --list 7 --max-delete 101'],
])('deleteCommand returns the command for %i employees of list %s', (count, listId, command) => {
  expect(formatDeleteCommand({ companyId: 11, listId, emails: makeEmails(count) })).toBe(command)
})

const formatterCases = [
  ['the consequences', formatLeavers, 'leavers'],
  ['the confirmation', formatAcknowledgement, 'understood'],
] as const

it.each(
  formatterCases.flatMap(([name, text, key]) =>
    (
      [
        [{ deleted: 2, leaving: 0, unknown: 0 }, 'deleted', { count: 2 }],
        [{ deleted: 0, leaving: 3, unknown: 0 }, 'leaving', { count: 3 }],
        [{ deleted: 2, leaving: 3, unknown: 4 }, 'unknown', { count: 9 }],
      ] as const
    ).map((row) => [name, ...row, text, key] as const),
  ),
)('the text for %s matches %o', (_, leavers, kind, count, text, key) => {
  const { t } = i18n
  expect(text(t, leavers)).toBe(t(`employees.${key}.${kind}`, count))
})

it.each(formatterCases)('the text for %s counts deleted and removed employees separately', (_, text, key) => {
  const { t } = i18n
  const said = text(t, { deleted: 2, leaving: 3, unknown: 0 })
  expect(said).toContain(t(`employees.${key}.deletedPart`, { count: 2 }))
  expect(said).toContain(t(`employees.${key}.leavingPart`, { count: 3 }))
})
