import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = 101

pinClient([
  {
    pin: 'managers.delete: a manager who goes',
    request: 'DELETE /companies/101/managers/viewer%40example.is',
    answer: { success: true },
    do: (client) => client.managers.delete({ companyId, email: 'viewer@example.is' }),
  },
  {
    pin: 'managers.delete: the removal of stranger',
    request: 'DELETE /companies/101/managers/stranger%40example.is',
    fails: refused.notFound('There is no such admin'),
    do: (client) => client.managers.delete({ companyId, email: 'stranger@example.is' }),
  },
  {
    pin: 'managers.delete: the removal of admin',
    request: 'DELETE /companies/101/managers/admin%40example.is',
    fails: refused.conflict('You cannot remove yourself'),
    do: (client) => client.managers.delete({ companyId, email: 'admin@example.is' }),
  },
  {
    pin: 'managers.setBillingManager: another billing manager',
    request: 'POST /companies/101/managers/set_billing_manager',
    body: { email: 'viewer@example.is' },
    answer: { success: true },
    do: (client) => client.managers.setBillingManager({ companyId, email: 'viewer@example.is' }),
  },
  {
    pin: 'managers.setBillingManager: a billing manager who is none',
    request: 'POST /companies/101/managers/set_billing_manager',
    body: { email: 'stranger@example.is' },
    fails: refused.notFound('There is no such admin'),
    do: (client) => client.managers.setBillingManager({ companyId, email: 'stranger@example.is' }),
  },
])
