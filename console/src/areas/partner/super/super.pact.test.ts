// @vitest-environment node
import { eachLike, integer, regex, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testRootPins } from '../../../../test/pact/pins.ts'
import { createCompanyList } from './CompaniesStore.ts'
import { PartnersStore } from './PartnersStore.ts'

const userRole = 'super'

testRootPins([
  {
    pin: 'system.listNotificationTargets: every partner account',
    as: userRole,
    request: 'GET /notifications/targets',
    answer: {
      targets: eachLike({
        id: integer(7),
        name: string('Vesturland Partners'),
        type: regex(/^(company|partner)$/, 'partner'),
      }),
    },
    async do({ client }) {
      const { list } = new PartnersStore(client)
      await list.load()
      return list.rows
    },
    reads: [{ name: 'Vesturland Partners' }],
  },
  {
    pin: 'system.listNotificationTargets: partner accounts for a partner',
    as: 'partner',
    request: 'GET /notifications/targets',
    fails: rejections.forbidden(),
    async do({ client }) {
      const { list } = new PartnersStore(client)
      await list.load()
      return list.error
    },
    reads: (_, error) => expect(error).toBeTruthy(),
  },
  {
    pin: 'partners.toggle: the account to be switched off by the super level',
    as: userRole,
    request: 'POST /partners/7/toggle',
    body: { enabled: false },
    answer: { success: true, enabled: false },
    do: ({ client }) => client.partners.toggle({ partnerId: 7, enabled: false }),
  },
  {
    pin: 'system.listSuperCompanies: every company with its managers',
    as: userRole,
    request: 'GET /super/companies?p=0&n=20&order=company_name+asc',
    answer: {
      companies: eachLike({
        company_id: integer(101),
        company_name: string('Norðurljós'),
        users_total: integer(4),
        users_available: integer(100),
        managers: eachLike({ _id: string('pact-admin'), email: string('admin@example.is') }),
      }),
      count: integer(1),
    },
    async do({ client }) {
      const list = createCompanyList(client)
      await list.load()
      return list.rows
    },
    reads: [{ managers: [{ _id: 'pact-admin' }] }],
  },
  {
    pin: 'system.impersonate: the eyes of a viewer',
    as: userRole,
    request: 'POST /system/impersonate/pact-viewer',
    body: {},
    answer: { token: string('a.b.c') },
    do: ({ client }) => client.system.impersonate({ userId: 'pact-viewer' }),
  },
  {
    pin: 'system.impersonate: the eyes of nobody',
    as: userRole,
    request: 'POST /system/impersonate/nobody',
    body: {},
    fails: rejections.notFound('There is no such person'),
    do: ({ client }) => client.system.impersonate({ userId: 'nobody' }),
  },
  {
    pin: 'system.impersonate: the eyes of somebody of the super level',
    as: userRole,
    request: 'POST /system/impersonate/pact-super',
    body: {},
    fails: rejections.forbidden('No one can act as a super admin'),
    do: ({ client }) => client.system.impersonate({ userId: 'pact-super' }),
  },
])
