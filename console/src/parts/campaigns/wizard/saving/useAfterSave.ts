import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { withQuery } from '../../../../app/paths.ts'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { WIZARD_NOTICE_MS } from '../../../../ui/notices/notice.ts'
import { getOutcomePath, type OutcomeKind } from '../address/places.ts'
import { saveRun } from '../address/savedRuns.ts'
import { toStepQuery } from '../address/useWizardStep.ts'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from './CampaignSaving.ts'
import { RecentSaves } from './RecentSaves.ts'

export type FinishEditing = (go: () => void) => void

export type SaveOutcome = {
  id: string
  isNew: boolean
  outcome: OutcomeKind | undefined
  goesOn?: boolean
}

type Options = { run: string; current: string }

/** Shows a notice after a save, and opens the campaign's new URL or its outcome. */
export function useAfterSave(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  { run, current }: Options,
) {
  const { t } = useTranslation()
  const root = useRoot()
  const { notices, drafts } = root
  const navigate = useNavigate()
  const store = saving.wizard
  const { companyId } = store
  const { kind, places } = store.rules
  const texts = `${kind}Wizard` as const
  // A second click between the response and the next page would create a duplicate.
  const isLeaving = useRef(false)

  const announceSave = (isDraft: boolean) =>
    notices.show(
      'success',
      t(isDraft ? `${texts}.saving.draftSaved` : `${texts}.saving.updated`),
      WIZARD_NOTICE_MS,
    )

  function openSavedCampaign(
    { id, isNew, outcome, goesOn: staysInWizard = false }: SaveOutcome,
    finish: FinishEditing,
  ): void {
    if (saving.wasRecovered) notices.show('success', t('campaigns.wizard.found'), WIZARD_NOTICE_MS)
    else if (outcome === undefined) announceSave(isNew)
    const { duplicate } = saving
    // No timeout, because the duplicate may send messages too.
    if (duplicate) notices.show('warning', t('campaigns.wizard.twin', { name: duplicate.name }), 0)
    if (outcome === undefined && !isNew) return
    isLeaving.current = !staysInWizard
    if (!store.isPackaged) saveRun(drafts, { companyId, kind }, run, id)
    const targetPath =
      outcome === undefined
        ? withQuery(places.edit(id), toStepQuery(current))
        : getOutcomePath(store.rules, id, outcome, store.isPackaged)
    if (outcome !== undefined) root.area(RecentSaves).add(kind, id)
    // Without `run`, the page remounts and reloads the saved campaign.
    const state = staysInWizard || outcome !== undefined ? { run } : undefined
    finish(() => void navigate(targetPath, { replace: true, state, preventScrollReset: true }))
  }

  return { say: announceSave, follow: openSavedCampaign, isLeaving: () => isLeaving.current }
}
