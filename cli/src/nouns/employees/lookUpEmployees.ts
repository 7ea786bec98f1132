import { type Employee, normalizeAddress, pageSizeMax } from '@heed/contracts'
import { isApiErrorOfKind } from '../../io/network/explainError.ts'
import { fetchPeoplePages } from './pages.ts'
import type { PeopleJob } from './peopleJob.ts'

export type LookUpJob = Pick<PeopleJob, 'client' | 'company' | 'progress'> & {
  halting: Pick<PeopleJob['halting'], 'call'>
}

/** Loads pages of a thousand employees; if only a few are needed, requests them one by one. */
export async function lookUpEmployees(
  { client, halting, company, progress }: LookUpJob,
  emails: readonly string[],
): Promise<Map<string, Employee>> {
  const companyId = company.company_id
  const employees = new Map<string, Employee>()
  const pages = Math.ceil(company.users_total / pageSizeMax)
  if (emails.length > pages) {
    const remainingEmails = new Set(emails)
    for await (const { users } of fetchPeoplePages(client, halting.call, { companyId })) {
      for (const user of users) {
        const email = normalizeAddress(user.email)
        if (!remainingEmails.has(email)) continue
        employees.set(email, user)
        progress.add(1)
      }
    }
    return employees
  }
  await Promise.all(
    emails.map(async (email) => {
      try {
        employees.set(
          email,
          await halting.call((signal) => client.employees.get({ companyId, email }, { signal })),
        )
      } catch (error) {
        if (!isApiErrorOfKind(error, 'notFound')) throw error
      }
      progress.add(1)
    }),
  )
  return employees
}
