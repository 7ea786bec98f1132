import { type Channel, finalButton, isUntitled } from '@heed/contracts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { withQuery } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { apiCommand } from '../../../lib/commands/apiCommand.ts'
import { WIZARD_NOTICE_DURATION } from '../../../ui/notices/notice.ts'
import type { CampaignSaving, SaveCall } from './CampaignSaving.ts'
import type { Campaign, CampaignValues } from './campaign.ts'
import { JustSaved } from './JustSaved.ts'
import { tellOtherTabs } from './otherTabs.ts'
import { type OutcomeKind, outcomePath, wizardPlaces } from './places.ts'
import { type CampaignKind, keepRun } from './savedRuns.ts'
import { useNaming } from './useNaming.tsx'
import { stepQuery } from './useWizardStep.ts'

type Done = (go: () => void) => void
type Options = {
  kind: CampaignKind
  run: string
  current: string
  sends?: SentAtOnce | undefined
}

export type SentAtOnce = { people: number | undefined; channels: readonly Channel[] }

type Saved = {
  id: string
  isNew: boolean
  outcome: OutcomeKind | undefined
  goesOn?: boolean
}

export function useSavingCampaign(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  { kind, run, current, sends }: Options,
) {
  const { t } = useTranslation()
  const root = useRoot()
  const { notices, drafts, environment, confirm } = root
  const navigate = useNavigate()
  const { ask, dialog } = useNaming(kind)
  // A second click between the response and the next page would create a duplicate.
  const isLeaving = useRef(false)
  const store = saving.wizard
  const texts = `${kind}Wizard` as const
  const savesDraft = !saving.startsBySaving
  const { companyId } = store

  async function named(submit: string, call: SaveCall | null | undefined): Promise<boolean> {
    if (!isUntitled(store.values.name)) return true
    const name = await ask(submit, call)
    if (name === undefined) return false
    store.set({ name })
    return true
  }

  async function carryOut(work: () => Promise<Saved>): Promise<Saved | undefined> {
    let saved: Saved | undefined
    if (saving.change.pending || isLeaving.current) return undefined
    await saving.change.run(async () => {
      saved = await work()
    })
    const { failure } = saving.change
    if (failure && failure.kind !== 'unauthorized' && !saving.meanwhile) {
      notices.show('error', failure.text, WIZARD_NOTICE_DURATION)
    }
    if (saved) tellOtherTabs({ companyId, kind, id: saved.id }, environment.requestId())
    return saved
  }

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

  const sendingNow = () => (store.isOngoing ? undefined : sends)

  /** Asks for a name before the start; the dialog's button is labelled with the next step (C-23). */
  const namedToStart = () =>
    sendingNow()
      ? named(t('campaigns.wizard.goOn'), null)
      : named(t(`campaigns.wizard.final.${finalButton(store.saved.value ?? null)}`), saving.startCall)

  /** Asks to confirm count and channels, because sending can't be undone; false if cancelled. */
  async function sendOnceSure(start: () => Promise<void>): Promise<boolean> {
    const sending = sendingNow()
    if (!sending) {
      await start()
      return true
    }
    const { people, channels } = sending
    const call = saving.startCall
    const by = channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', ')
    const words =
      people === undefined
        ? {
            description: t('campaigns.wizard.sendAll', { by }),
            actionLabel: t('campaigns.wizard.sendAllNow'),
          }
        : {
            description: t('campaigns.wizard.sendTo', { count: people, by }),
            actionLabel: t('campaigns.wizard.sendToNow', { count: people }),
          }
    return await new Promise((settle) =>
      confirm.ask({
        title: t('campaigns.wizard.sendNow', { name: store.values.name }),
        ...words,
        command: call ? apiCommand(call.operation, call.ids, call.body) : null,
        run: async () => {
          await start()
          settle(true)
        },
        onCancel: () => settle(false),
      }),
    )
  }

  const save = savesDraft ? keepDraft : startIt
  const saveLabel = t(savesDraft ? 'campaigns.wizard.saveDraft' : 'campaigns.wizard.update')
  const say = (isDraft: boolean) =>
    notices.show(
      'success',
      t(isDraft ? `${texts}.saving.draftSaved` : `${texts}.saving.updated`),
      WIZARD_NOTICE_DURATION,
    )

  const saveHere = async (): Promise<Saved> => {
    const saved = await save()
    const { id, isNew, outcome } = saved
    return isNew && outcome === undefined ? { ...saved, goesOn: await saving.goOn(id) } : saved
  }

  function follow({ id, isNew, outcome, goesOn = false }: Saved, done: Done): void {
    if (saving.isFound) notices.show('success', t('campaigns.wizard.found'), WIZARD_NOTICE_DURATION)
    else if (outcome === undefined) say(isNew)
    const { twin } = saving
    // No timeout, because the duplicate may send messages too.
    if (twin) notices.show('warning', t('campaigns.wizard.twin', { name: twin.name }), 0)
    if (outcome === undefined && !isNew) return
    isLeaving.current = !goesOn
    if (!store.isPackaged) keepRun(drafts, { companyId, kind }, run, id)
    const to =
      outcome === undefined
        ? withQuery(wizardPlaces[kind].edit(id), stepQuery(current))
        : outcomePath(kind, id, outcome, store.isPackaged)
    if (outcome !== undefined) root.area(JustSaved).add(kind, id)
    // Without `run`, the page remounts and reloads the saved campaign.
    const state = goesOn || outcome !== undefined ? { run } : undefined
    done(() => void navigate(to, { replace: true, state, preventScrollReset: true }))
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
          if (!saved) throw new Error(saving.change.failure?.text || t(`${texts}.saving.notSaved`))
          say(saved.isNew && savesDraft)
        }
        if (!savesDraft) return await sendOnceSure(saveIt)
        await saveIt()
        return true
      },
    },
  }
}
