import { integer, rejections } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { pinHeed } from '../../../test/pins.ts'

// Platform refusals that heed's other commands prevent by checking first.
const saleBody = {
  companyName: 'Hótel Búðir',
  subscription: 'partner-standard',
  seats: 20,
  validity: 12,
  managerEmail: 'nina@example.is',
  managerName: 'Nína',
  accountId: 7,
}
const newManager = { name: 'Sól Ey', email: 'sol@example.is', role: 2, sendWelcome: true }
const existingManager = { name: 'Villi', email: 'viewer@example.is', role: 1 }
const nameTakenText = 'You already have a company with this name'

const makeExpectedError = (code: number, text: string) => ({ code, error: expect.stringContaining(text) })
const toInput = (body: object) => ({ input: JSON.stringify(body) })

pinHeed([
  {
    pin: 'companies.create: the name of another company of the partner',
    as: 'partner',
    request: 'POST /companies',
    body: { ...saleBody, companyName: 'NORÐURLJÓS' },
    fails: rejections.conflict(nameTakenText),
    do: (heed) =>
      heed(['api', 'companies.create', '--body', '-'], toInput({ ...saleBody, companyName: 'NORÐURLJÓS' })),
    reads: makeExpectedError(1, nameTakenText),
  },
  {
    pin: 'companies.create: a company for the account of another partner',
    as: 'partner',
    request: 'POST /companies',
    body: { ...saleBody, accountId: 11 },
    fails: rejections.forbidden(),
    do: (heed) => heed(['api', 'companies.create', '--body', '-'], toInput({ ...saleBody, accountId: 11 })),
    reads: makeExpectedError(4, 'heed whoami'),
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
      heed(['api', 'companies.create', '--body', '-'], toInput({ company_name: 'Skálholt', theme: 2 })),
    reads: { code: 0, output: expect.stringContaining('"company_name": "Skálholt"') },
  },
  {
    pin: 'partners.getCompany: a company of somebody else, by its call',
    as: 'partner',
    request: 'GET /partners/7/companies/2',
    fails: rejections.notFound(),
    do: (heed) => heed(['api', 'partners.getCompany', '--partnerId', '7', '--companyId', '2']),
    reads: { code: 1 },
  },
  {
    pin: 'managers.create: somebody who is an admin already',
    request: 'POST /companies/101/managers',
    body: existingManager,
    fails: rejections.conflict('viewer@example.is is already an admin of the company'),
    do: (heed) =>
      heed(['api', 'managers.create', '--companyId', '101', '--body', '-'], toInput(existingManager)),
    reads: makeExpectedError(1, 'viewer@example.is is already an admin of the company'),
  },
  {
    pin: 'managers.create: a manager made by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/managers',
    body: newManager,
    fails: rejections.forbidden(),
    do: (heed) => heed(['api', 'managers.create', '--companyId', '101', '--body', '-'], toInput(newManager)),
    reads: makeExpectedError(4, 'heed whoami'),
  },
])
