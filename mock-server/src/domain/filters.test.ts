import type { Operation } from '@heed/contracts'
import { accountIds, companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { callAsync } from '../testing/testCall.ts'
import { createWorld } from '../world/World.ts'

const companyId = companyIds.direct
const training = { companyId, trainingId: String(companyId * 100 + 2) }
const assessment = { companyId, assessmentId: String(companyId * 100 + 2) }
const person = ['name', 'email']
const admin = getManagerEmail('admin')

type Row = Readonly<Record<string, unknown>>
interface Page {
  rows: Row[]
  count: unknown
}

const world = createWorld({ employees: 60 })

async function fetchPage(operation: Operation, input: object, as: string): Promise<Page> {
  const answer: object = await callAsync(world, operation, input as never, as)
  const rows: Row[] = Object.values(answer).find(Array.isArray) ?? []
  return { rows, count: 'count' in answer ? answer.count : undefined }
}

test.each<[Operation, object, string, string[], string?]>([
  ['companies.list', {}, superEmail, ['name']],
  ['system.listSuperCompanies', {}, superEmail, ['name']],
  ['system.listNotifications', {}, superEmail, ['message']],
  ['system.listSuperSubjects', {}, superEmail, ['title']],
  ['partners.listCompanies', { partnerId: accountIds.bjarg }, partnerEmails.bjarg, ['name']],
  ['lists.list', { companyId }, admin, ['name']],
  ['employees.list', { companyId }, admin, person],
  ['employees.list', { companyId, listId: [companyId * 1000 + 1] }, admin, person],
  ['lists.listUsers', { companyId, listId: companyId * 1000 + 1 }, admin, person],
  ['trainings.list', { companyId, d: 1 }, admin, ['name']],
  ['trainings.listUsers', training, admin, person],
  ['trainings.listUsersDetails', training, admin, person],
  ['trainings.listBouncedUsers', training, admin, person],
  ['trainings.listReminderUsers', { ...training, reminderOption: 3 }, admin, person],
  ['assessments.list', { companyId, d: 1 }, admin, ['name']],
  ['assessments.listUsers', assessment, admin, person, 'query'],
  ['assessments.listBouncedUsers', assessment, admin, person],
])(
  '%s with %j finds the rows that contain a text, page by page',
  async (operation, input, as, fields, key = 'filter') => {
    const all = await fetchPage(operation, input, as)
    for (const field of fields) {
      const text = String(all.rows[1]?.[field]).slice(1, 6)
      const contains = (row: Row) =>
        fields.some((one) => String(row[one]).toLowerCase().includes(text.toLowerCase()))
      const expected = all.rows.filter(contains)
      expect(expected.length).toBeLessThan(all.rows.length)
      const asked = { ...input, [key]: text.toUpperCase() }
      expect(await fetchPage(operation, asked, as)).toEqual({ rows: expected, count: expected.length })
      const second = await fetchPage(operation, { ...asked, p: 1, n: 1 }, as)
      expect(second).toEqual({ rows: expected.slice(1, 2), count: expected.length })
    }
  },
)
