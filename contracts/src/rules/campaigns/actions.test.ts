import { expect, it } from 'vitest'
import { campaignStatus } from '../../entities/campaigns/campaign.ts'
import { draftRefusal } from './actions.ts'

const { draft, scheduled, active } = campaignStatus
const begun = 'Only a draft can be saved as a draft'

it.each([
  ['a draft', { status: draft }, null],
  ['a scheduled one', { status: scheduled }, begun],
  ['one that runs', { status: active, isScorm: false }, begun],
  ['a packaged draft', { status: draft, isScorm: true }, begun],
])('saving %s as a draft gives the refusal %j', (_, campaign, refusal) => {
  expect(draftRefusal(campaign)).toBe(refusal)
})
