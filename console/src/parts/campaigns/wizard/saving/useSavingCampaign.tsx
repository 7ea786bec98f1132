import { getFinalButton } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { WIZARD_NOTICE_MS } from '../../../../ui/notices/notice.ts'
import { notifyOtherTabs } from '../concurrent/otherTabs.ts'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from './CampaignSaving.ts'
import { type FinishEditing, type SaveOutcome, useAfterSave } from './useAfterSave.ts'
import { useNameDialog } from './useNameDialog.tsx'
import { type ImmediateSend, useSendConfirmation } from './useSendConfirmation.ts'

type Options = {
  run: string
  current: string
  sends?: ImmediateSend | undefined
}

export function useSavingCampaign(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  { run, current, sends: immediateSend }: Options,
) {
  const { t } = useTranslation()
  const store = saving.wizard
  const { kind } = store.rules
  const { askForName, dialog } = useNameDialog(store)
  const { say, follow, isLeaving } = useAfterSave(saving, { run, current })
  const runSave = useRunSave(saving, isLeaving)
  const { sendingNow, sendOnceSure } = useSendConfirmation(saving, immediateSend)
  const savesDraft = !saving.startsBySaving

  const keepDraft = async (): Promise<SaveOutcome> => {
    const isNew = store.saved.value === undefined
    const id = String(await saving.draft())
    if (!isNew) await saving.refresh()
    return { id, isNew, outcome: undefined }
  }

  const startCampaign = async (): Promise<SaveOutcome> => {
    const { value } = store.saved
    const outcome = saving.startsBySaving ? 'updated' : 'created'
    const id = String(await (store.isPackaged ? saving.createPackage() : saving.start()))
    return { id, isNew: value === undefined, outcome }
  }

  /** Asks for a name before starting; the dialog's button is labelled with the next step (C-23). */
  const askNameToStart = () =>
    sendingNow()
      ? askForName(t('campaigns.wizard.goOn'), null)
      : askForName(t(`campaigns.wizard.final.${getFinalButton(store.saved.value ?? null)}`), saving.startCall)

  const save = savesDraft ? keepDraft : startCampaign
  const saveLabel = t(savesDraft ? 'campaigns.wizard.saveDraft' : 'campaigns.wizard.update')
  const saveAndStay = async (): Promise<SaveOutcome> => {
    const result = await save()
    const { id, isNew, outcome } = result
    return isNew && outcome === undefined ? { ...result, goesOn: await saving.continueEditing(id) } : result
  }

  return {
    naming: dialog,
    savesDraft,
    saveLabel,
    save: {
      run: async (finish: FinishEditing) => {
        if (!(await askForName(saveLabel, saving.saveCall))) return
        const saveAndFollow = async () => {
          const result = await runSave(saveAndStay)
          if (result) follow(result, finish)
        }
        await (savesDraft ? saveAndFollow() : sendOnceSure(saveAndFollow))
      },
      start: async (finish: FinishEditing) => {
        if (!(await askNameToStart())) return
        const start = async () => {
          const result = await runSave(startCampaign)
          if (result) follow(result, finish)
        }
        await sendOnceSure(start)
      },
      /** If this function throws, the page stays open and shows the reason. */
      onLeaving: async () => {
        if (!(await askForName(saveLabel, saving.saveCall))) throw new Error(t('campaigns.wizard.needsName'))
        const saveAndAnnounce = async () => {
          const result = await runSave(save)
          if (!result) throw new Error(saving.change.failure?.text || t(`${kind}Wizard.saving.notSaved`))
          say(result.isNew && savesDraft)
        }
        if (!savesDraft) return await sendOnceSure(saveAndAnnounce)
        await saveAndAnnounce()
        return true
      },
    },
  }
}

function useRunSave(saving: CampaignSaving<Campaign, CampaignValues, string>, isLeaving: () => boolean) {
  const { notices, environment } = useRoot()
  const { companyId, rules } = saving.wizard
  return async (saveWork: () => Promise<SaveOutcome>): Promise<SaveOutcome | undefined> => {
    let result: SaveOutcome | undefined
    if (saving.change.pending || isLeaving()) return undefined
    await saving.change.run(async () => {
      result = await saveWork()
    })
    const { failure } = saving.change
    if (failure && failure.kind !== 'unauthorized' && !saving.conflictingChange) {
      notices.show('error', failure.text, WIZARD_NOTICE_MS)
    }
    if (result) notifyOtherTabs({ companyId, kind: rules.kind, id: result.id }, environment.requestId())
    return result
  }
}
