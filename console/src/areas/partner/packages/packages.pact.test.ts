// @vitest-environment node
import { eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testAccountPins } from '../../../../test/pact/pins.ts'
import { PackagesStore } from './PackagesStore.ts'

testAccountPins([
  {
    pin: 'companies.list: customers with what is left of their views',
    as: 'partner',
    given: { 'a pay-per-view package': { apiKey: 'pact-embed-key' } },
    request: 'GET /companies?p=0&n=1000',
    answer: {
      companies: eachLike({
        company_id: integer(101),
        company_name: string('Norðurljós'),
        partnerId: 7,
        users_total: integer(4),
        users_available: integer(50),
        ppv: {
          apiKey: string('pact-embed-key'),
          company_id: integer(101),
          viewsPurchased: integer(100),
          viewsUsed: integer(1),
        },
      }),
      count: integer(1),
    },
    async do(account) {
      const { list } = new PackagesStore(account)
      await list.load()
      return list.rows
    },
    reads: (_, rows) => expect(rows).toMatchObject([{ companyId: 101, left: 99 }]),
  },
  {
    pin: 'companies.list: customers, asked for by an admin',
    request: 'GET /companies?p=0&n=1000',
    fails: rejections.forbidden(),
    async do(account) {
      const { list } = new PackagesStore(account)
      await list.load()
      return list.failure
    },
    reads: { kind: 'forbidden' },
  },
])
