import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPact, eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import {
  allowedRemoval,
  namePins,
  partnerPin,
  partnerPlanState,
  runForCompany,
  subscription,
} from '../../../test/customer.ts'
import { makeTempFolder } from '../../../test/heed.ts'
import { hashCompanyTraits } from '../companies/create/make.ts'

const pact = createPact('heed-cli', 'partners')
const path = '/partners/7/companies/101'
const noEmployeesState = { ...partnerPlanState, 'nobody is employed': true } as const
const runningCampaignState = { ...partnerPlanState, 'a campaign runs': true } as const
const campaigns = "In order to delete Norðurljós, please stop the client's active campaigns"

const company = {
  pin: 'partners.getCompany',
  given: noEmployeesState,
  as: 'partner',
  request: `GET ${path}`,
  answer: {
    company_id: 101,
    company_name: 'Norðurljós',
    users_total: 0,
    users_available: integer(50),
    managers: eachLike({ email: string('admin@example.is') }),
    subscription,
  },
} as const
const remove = {
  pin: 'partners.deleteCompany',
  given: noEmployeesState,
  as: 'partner',
  request: `DELETE ${path}`,
} as const

/** A folder with a run that created this company. */
async function aRun(api: string, companyId = 101): Promise<string> {
  const folder = await makeTempFolder()
  const runs = join(folder, 'heed', 'runs', '20260202-090000-2222')
  await mkdir(runs, { recursive: true })
  const was = hashCompanyTraits({
    company_id: 101,
    company_name: 'Norðurljós',
    users_total: 0,
    users_available: 50,
    subscription: { ...subscription, package_users: 50, package_valid: 1, price: 9500 },
  })
  const head = {
    id: '20260202-090000-2222',
    kind: 'companies create',
    started: '2026-02-02T09:00:00.000Z',
    api,
    who: { id: 'u-7', name: 'Páll Partner' },
    partner: { id: 7, name: 'Vesturland Partners' },
    companies: [],
    input: null,
    of: null,
  }
  const made = {
    line: 2,
    hash: 'h',
    state: 'created',
    label: 'Norðurljós',
    ids: { companyId },
    made: true,
    was,
  }
  await writeFile(join(runs, 'journal.jsonl'), `${JSON.stringify(head)}\n${JSON.stringify(made)}\n`)
  return folder
}

const runUndo = async (at: { url: string; token: string }, companyId?: number) => {
  const env = { XDG_CONFIG_HOME: await aRun(at.url, companyId) }
  return runForCompany(at, ['runs', 'undo', 'last', '--yes', '--json'], { env })
}

it("runs undo deletes a company that a run created and that isn't in use", () =>
  pact.story(
    namePins('runs undo', partnerPin, company, allowedRemoval, { ...remove, answer: { success: true } }),
    async (at) => {
      const { code, output } = await runUndo(at)
      expect([code, JSON.parse(output)]).toEqual([0, expect.objectContaining({ deleted: 1, skipped: 0 })])
    },
  ))

it('runs undo keeps a company with active campaigns', () =>
  pact.story(
    namePins('runs undo with campaigns', partnerPin, company, {
      ...allowedRemoval,
      given: runningCampaignState,
      answer: { canBeRemoved: false, activeAssessments: 0, activeTrainings: integer(1) },
    }),
    async (at) => {
      const { code, output } = await runUndo(at)
      expect([code, JSON.parse(output).companies[0]]).toEqual([
        0,
        expect.objectContaining({ state: 'skipped', reason: campaigns }),
      ])
    },
  ))

it('runs undo reports a company that turns out not to be deletable', () =>
  pact.story(
    namePins('runs undo of a campaign that has just begun', partnerPin, company, allowedRemoval, {
      ...remove,
      given: runningCampaignState,
      fails: rejections.conflict(campaigns),
    }),
    async (at) => {
      const { code, output } = await runUndo(at)
      expect([code, JSON.parse(output).companies[0].reason]).toEqual([1, campaigns])
    },
  ))

it('runs undo skips a company that no longer exists', () =>
  pact.story(
    namePins('runs undo of a company that is gone', partnerPin, {
      ...company,
      request: 'GET /partners/7/companies/999',
      fails: rejections.notFound(),
    }),
    async (at) => {
      const { code, output } = await runUndo(at, 999)
      expect([code, JSON.parse(output)]).toEqual([0, expect.objectContaining({ deleted: 0, skipped: 1 })])
    },
  ))
