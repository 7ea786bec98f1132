import * as z from 'zod/mini'
import { Manager } from '../../entities/companies/company.ts'
import { ManagerEmail, NewManager } from '../../entities/companies/managerForm.ts'
import { Ok } from '../../entities/primitives.ts'
import { del, post } from '../declarations/declare.ts'

const peopleOnly = true

export const managers = {
  create: post('/companies/:companyId/managers', {
    summary: 'Add a company manager',
    section: 'S0 sections 5 and 7',
    who: 'admin',
    peopleOnly,
    body: NewManager,
    answer: z.looseObject({ success: z.literal(true), manager: Manager }),
    failures: { 409: 'This person is already an admin of the company' },
  }),
  delete: del('/companies/:companyId/managers/:email', {
    summary: 'Remove a company manager',
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly,
    answer: Ok,
    failures: { 404: 'There is no such admin', 409: "You can't remove yourself or the last admin" },
  }),
  setBillingManager: post('/companies/:companyId/managers/set_billing_manager', {
    summary: 'Set which manager gets the bills',
    section: 'S0 section 6',
    who: 'admin',
    peopleOnly,
    body: z.object({ email: ManagerEmail }),
    answer: Ok,
    failures: { 404: 'There is no such admin' },
  }),
}
