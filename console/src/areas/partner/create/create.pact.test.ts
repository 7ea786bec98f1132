// @vitest-environment node
import { integer, rejections } from '@heed/contracts/pact'
import { testAccountPins } from '../../../../test/pact/pins.ts'
import { AccountStore } from '../AccountStore.ts'

const companyBody = {
  companyName: 'Nordfish ehf.',
  subscription: 'partner-standard',
  seats: 50,
  validity: 12,
  accountId: 7,
} as const
const takenNameBody = { ...companyBody, companyName: 'NORÐURLJÓS' }

testAccountPins([
  {
    pin: 'companies.create: a customer with its plan',
    as: 'partner',
    request: 'POST /companies',
    body: companyBody,
    answer: {
      company_id: integer(102),
      company_name: 'Nordfish ehf.',
      users_total: integer(4),
      users_available: integer(50),
    },
    do: (account) => account.getStore(AccountStore).create(companyBody),
  },
  {
    // When a file's line is retried, an earlier attempt has already created this company.
    pin: 'companies.create: a customer whose name another one has',
    as: 'partner',
    request: 'POST /companies',
    body: takenNameBody,
    fails: rejections.conflict('You already have a company with this name'),
    do: (account) => account.getStore(AccountStore).create(takenNameBody),
  },
])
