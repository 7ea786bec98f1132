import { formatApiCommand } from '../../../../lib/commands/apiCommand.ts'
import type { BaseCampaignWizard } from '../descriptor.ts'
import type { SaveCall } from '../model/campaign.ts'

type Wizard = Pick<BaseCampaignWizard, 'rules' | 'facts'>

/** Equivalent `heed` command; undefined until the campaign can start. */
export function formatStartCommand(
  { rules, facts }: Wizard,
  makeCall: () => SaveCall | undefined,
): string | undefined {
  if (rules.explainClosed(rules.initialSteps.start, facts) !== null) return undefined
  const call = makeCall()
  return call && formatApiCommand(call.operation, call.ids, call.body)
}
