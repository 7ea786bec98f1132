import { expect, it } from 'vitest'
import { campaignStatus } from '../../entities/campaigns/campaign.ts'
import { getDraftRefusal } from './actions.ts'

const { draft, scheduled, active } = campaignStatus
const begun = 'Only a draft can be saved as a draft'

it.each([
  ['a draft', { status: draft }, null],
  ['a scheduled campaign', { status: scheduled }, begun],
  ['an active campaign', { status: active, isScorm: false }, begun],
  ['a packaged draft', { status: draft, isScorm: true }, begun],
])('only drafts of unpackaged campaigns can be saved as drafts: %s', (_, campaign, refusal) => {
  expect(getDraftRefusal(campaign)).toBe(refusal)
})
