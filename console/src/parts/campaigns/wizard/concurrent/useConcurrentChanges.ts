import { useEffect, useEffectEvent } from 'react'
import { useRefresh } from '../../../../app/live/useRefresh.ts'
import { useCompanyStore, useRoot } from '../../../../app/root/RootContext.tsx'
import { watchPresence } from '../../../../lib/presence.ts'
import { RecipientsStore } from '../../recipients/RecipientsStore.ts'
import { useRecipientCount } from '../../recipients/useRecipientCount.ts'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from '../saving/CampaignSaving.ts'
import { SampleStore } from '../side/SampleStore.ts'
import { useSavesInOtherTabs } from './otherTabs.ts'

/** Checks for changes on opening, on returning, when another tab saves, and after a rejection. */
export function useConcurrentChanges(saving: CampaignSaving<Campaign, CampaignValues, string>): void {
  const { wizard, change } = saving
  const { values, saved, companyId, people, rules } = wizard
  const recipients = useCompanyStore(RecipientsStore)
  const sample = useCompanyStore(SampleStore)
  useRecipientCount(values.userLists, people)
  const { session } = useRoot()
  // The steps don't poll, so this call keeps server time and company limits up to date.
  useRefresh(() => void session.reloadCompany().catch(() => undefined))
  const isLoaded = !saved.loading
  useEffect(() => {
    if (isLoaded) saving.checkLoadedVersion()
  }, [saving, isLoaded])
  const checkForChanges = () => void saving.look().catch(() => undefined)
  useSavesInOtherTabs(
    saved.value && { companyId, kind: rules.kind, id: String(saved.value.id) },
    checkForChanges,
  )
  const handleReturn = useEffectEvent(() => {
    checkForChanges()
    wizard.readAgain()
    void sample.readAgain()
    void recipients.readAgain()
  })
  useEffect(() => {
    let wasHidden = false
    return watchPresence(({ online, visible }) => {
      const isActive = online && visible
      if (isActive && wasHidden) handleReturn()
      wasHidden = !isActive
    })
  }, [])
  const missingCount = recipients.findMissingLists(values.userLists).length
  useEffect(() => {
    if (missingCount > 0) void sample.readAgain()
  }, [missingCount, sample])
  const { failure } = change
  useEffect(() => {
    if (!failure || failure.kind === 'network' || failure.kind === 'unauthorized') return
    wizard.readAgain()
    void sample.readAgain()
    void recipients.loadLists()
  }, [failure, wizard, sample, recipients])
}
