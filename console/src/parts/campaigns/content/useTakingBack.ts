import { useState } from 'react'
import type { CampaignWizard } from '../wizard/CampaignWizard.ts'
import type { Campaign, CampaignValues } from '../wizard/campaign.ts'
import type { Removed } from './RemovedNotice.tsx'

type Wizard = Pick<CampaignWizard<Campaign, CampaignValues, string>, 'wayBack'>

/** Changes what people are sent, and says of the last change how it is taken back. */
export function useTakingBack(wizard: Wizard) {
  const [removed, setRemoved] = useState<Removed | undefined>(undefined)
  const onDismiss = () => setRemoved(undefined)
  /** Without a text it cannot be taken back; `before` is undone first. */
  const change = (run: () => void, text?: string, before?: () => void) => {
    const back = wizard.wayBack()
    run()
    const undo = () => {
      before?.()
      back()
      onDismiss()
    }
    setRemoved(text === undefined ? undefined : { text, undo })
  }
  return { removed, change, onDismiss }
}
