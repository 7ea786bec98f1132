import { integer, refused } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { pinHeed } from '../../../test/pins.ts'

// Platform refusals that heed's other commands prevent by checking first.
const sale = {
  companyName: 'Hótel Búðir',
  subscription: 'partner-standard',
  seats: 20,
  validity: 12,
  managerEmail: 'nina@example.is',
  managerName: 'Nína',
  accountId: 7,
}
const newcomer = { name: 'Sól Ey', email: 'sol@example.is', role: 2, sendWelcome: true }
const again = { name: 'Villi', email: 'viewer@example.is', role: 1 }
const taken = 'You already have a company with this name'

const says = (code: number, text: string) => ({ code, error: expect.stringContaining(text) })
const typed = (body: object) => ({ input: JSON.stringify(body) })

pinHeed([
  {
    pin: 'companies.create: the name of another company of the partner',
    as: 'partner',
    request: 'POST /companies',
    body: { ...sale, companyName: 'NORÐURLJÓS' },
    fails: refused.conflict(taken),
    do: (heed) =>
      heed(['api', 'companies.create', '--body', '-'], typed({ ...sale, companyName: 'NORÐURLJÓS' })),
    reads: says(1, taken),
  },
  {
    pin: 'companies.create: a company for the account of another partner',
    as: 'partner',
    request: 'POST /companies',
    body: { ...sale, accountId: 11 },
    fails: refused.forbidden(),
    do: (heed) => heed(['api', 'companies.create', '--body', '-'], typed({ ...sale, accountId: 11 })),
    reads: says(4, 'heed whoami'),
  },
  {
    pin: 'companies.create: the plain form',
    as: 'super',
    request: 'POST /companies',
    body: { company_name: 'Skálholt', theme: 2 },
    answer: {
      company_id: integer(8),
      company_name: 'Skálholt',
      theme: 2,
      users_total: 0,
      users_available: 0,
    },
    do: (heed) =>
      heed(['api', 'companies.create', '--body', '-'], typed({ company_name: 'Skálholt', theme: 2 })),
    reads: { code: 0, output: expect.stringContaining('"company_name": "Skálholt"') },
  },
  {
    pin: 'partners.getCompany: a company of somebody else, by its call',
    as: 'partner',
    request: 'GET /partners/7/companies/2',
    fails: refused.notFound(),
    do: (heed) => heed(['api', 'partners.getCompany', '--partnerId', '7', '--companyId', '2']),
    reads: { code: 1 },
  },
  {
    pin: 'managers.create: somebody who is an admin already',
    request: 'POST /companies/101/managers',
    body: again,
    fails: refused.conflict('viewer@example.is is already an admin of the company'),
    do: (heed) => heed(['api', 'managers.create', '--companyId', '101', '--body', '-'], typed(again)),
    reads: says(1, 'viewer@example.is is already an admin of the company'),
  },
  {
    pin: 'managers.create: a manager made by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/managers',
    body: newcomer,
    fails: refused.forbidden(),
    do: (heed) => heed(['api', 'managers.create', '--companyId', '101', '--body', '-'], typed(newcomer)),
    reads: says(4, 'heed whoami'),
  },
])
