// @vitest-environment node
import { createStateMatcher } from '@heed/contracts/pact'
import { runInAction } from 'mobx'
import { expect } from 'vitest'
import { makeSignInCalls } from '../../../../test/pact/pactExamples.ts'
import { testRootPins } from '../../../../test/pact/pins.ts'
import { aUser } from '../../../../test/people.ts'
import type { RootStore } from '../../../app/root/RootStore.ts'
import { CreditsStore, NEW_COMPANY_ID } from './CreditsStore.ts'

const credit = { package_id: 31, package_name: 'Business', package_users: 50, valid_to: null }
const given = { 'a credit': { packageId: 31 } }
const csrf = createStateMatcher('csrf', 'c0ffee')

const assignCredit = (name: string) => async (root: RootStore) => {
  runInAction(() => {
    root.session.user = aUser({ csrf: 'c0ffee', unassignedPackages: [credit] })
  })
  const use = { credit, companyId: NEW_COMPANY_ID, name }
  return root.area(CreditsStore).assign(use).catch(String)
}

testRootPins([
  {
    pin: 'subscriptions.assignPackage: a credit for a new company',
    given,
    request: 'POST /data/manager/assignpackage',
    body: { company_id: 0, new_company_name: 'Vík', package_id: 31, _csrf: csrf },
    answer: { success: true },
    beside: [...makeSignInCalls('after a credit was used')],
    do: assignCredit('Vík'),
    reads: ({ session }) => expect(session.companies).toHaveLength(1),
  },
  {
    pin: 'subscriptions.assignPackage: a credit for a company whose name is taken',
    given,
    request: 'POST /data/manager/assignpackage',
    body: { company_id: 0, new_company_name: 'norðurljós', package_id: 31, _csrf: csrf },
    answer: { error: 'You already have a company with this name' },
    do: assignCredit('norðurljós'),
    reads: (_, answer) => expect(answer).toBe('Error: You already have a company with this name'),
  },
])
