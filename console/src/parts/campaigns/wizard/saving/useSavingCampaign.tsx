import { finalButton } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { WIZARD_NOTICE_MS } from '../../../../ui/notices/notice.ts'
import { notifyOtherTabs } from '../concurrent/otherTabs.ts'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from './CampaignSaving.ts'
import { type Done, type Saved, useAfterSave } from './useAfterSave.ts'
import { useNameDialog } from './useNameDialog.tsx'
import { type ImmediateSend, useSendConfirmation } from './useSendConfirmation.ts'

type Options = {
  run: string
  current: string
  sends?: ImmediateSend | undefined
}

export function useSavingCampaign(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  { run, current, sends }: Options,
) {
  const { t } = useTranslation()
  const store = saving.wizard
  const { kind } = store.rules
  const { named, dialog } = useNameDialog(store)
  const { say, follow, isLeaving } = useAfterSave(saving, { run, current })
  const carryOut = useCarryOut(saving, isLeaving)
  const { sendingNow, sendOnceSure } = useSendConfirmation(saving, sends)
  const savesDraft = !saving.startsBySaving

  const keepDraft = async (): Promise<Saved> => {
    const isNew = store.saved.value === undefined
    const id = String(await saving.draft())
    if (!isNew) await saving.refresh()
    return { id, isNew, outcome: undefined }
  }

  const startIt = async (): Promise<Saved> => {
    const { value } = store.saved
    const outcome = saving.startsBySaving ? 'updated' : 'created'
    const id = String(await (store.isPackaged ? saving.pack() : saving.start()))
    return { id, isNew: value === undefined, outcome }
  }

  /** Asks for a name before the start; the dialog's button is labelled with the next step (C-23). */
  const namedToStart = () =>
    sendingNow()
      ? named(t('campaigns.wizard.goOn'), null)
      : named(t(`campaigns.wizard.final.${finalButton(store.saved.value ?? null)}`), saving.startCall)

  const save = savesDraft ? keepDraft : startIt
  const saveLabel = t(savesDraft ? 'campaigns.wizard.saveDraft' : 'campaigns.wizard.update')
  const saveHere = async (): Promise<Saved> => {
    const saved = await save()
    const { id, isNew, outcome } = saved
    return isNew && outcome === undefined ? { ...saved, goesOn: await saving.goOn(id) } : saved
  }

  return {
    naming: dialog,
    savesDraft,
    saveLabel,
    save: {
      run: async (done: Done) => {
        if (!(await named(saveLabel, saving.saveCall))) return
        const saveIt = async () => {
          const saved = await carryOut(saveHere)
          if (saved) follow(saved, done)
        }
        await (savesDraft ? saveIt() : sendOnceSure(saveIt))
      },
      start: async (done: Done) => {
        if (!(await namedToStart())) return
        const start = async () => {
          const saved = await carryOut(startIt)
          if (saved) follow(saved, done)
        }
        await sendOnceSure(start)
      },
      /** If this function throws, the page stays open and shows the reason. */
      onLeaving: async () => {
        if (!(await named(saveLabel, saving.saveCall))) throw new Error(t('campaigns.wizard.needsName'))
        const saveIt = async () => {
          const saved = await carryOut(save)
          if (!saved) throw new Error(saving.change.failure?.text || t(`${kind}Wizard.saving.notSaved`))
          say(saved.isNew && savesDraft)
        }
        if (!savesDraft) return await sendOnceSure(saveIt)
        await saveIt()
        return true
      },
    },
  }
}

function useCarryOut(saving: CampaignSaving<Campaign, CampaignValues, string>, isLeaving: () => boolean) {
  const { notices, environment } = useRoot()
  const { companyId, rules } = saving.wizard
  return async (work: () => Promise<Saved>): Promise<Saved | undefined> => {
    let saved: Saved | undefined
    if (saving.change.pending || isLeaving()) return undefined
    await saving.change.run(async () => {
      saved = await work()
    })
    const { failure } = saving.change
    if (failure && failure.kind !== 'unauthorized' && !saving.meanwhile) {
      notices.show('error', failure.text, WIZARD_NOTICE_MS)
    }
    if (saved) notifyOtherTabs({ companyId, kind: rules.kind, id: saved.id }, environment.requestId())
    return saved
  }
}
