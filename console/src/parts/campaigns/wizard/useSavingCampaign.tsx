import { type Channel, finalButton, isUntitled } from '@heed/contracts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { withQuery } from '../../../app/paths.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { apiCommand } from '../../../lib/apiCommand.ts'
import { WIZARD_NOTICE_DURATION } from '../../../ui/notice.ts'
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
  /** The run of the wizard that its steps in the history belong to. */
  run: string
  current: string
  /** What goes out with the press that starts it. */
  sends?: SentAtOnce | undefined
}

/** How many people get it, once that is counted, and by what. */
export type SentAtOnce = { people: number | undefined; channels: readonly Channel[] }

type Saved = {
  id: string
  isNew: boolean
  outcome: OutcomeKind | undefined
  /** What was new is here as it was saved. */
  goesOn?: boolean
}

/** Saving a campaign with all that follows: a name is asked for first, what came of it is said, and where one is then. */
export function useSavingCampaign(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  { kind, run, current, sends }: Options,
) {
  const { t } = useTranslation()
  const root = useRoot()
  const { notices, drafts, environment, confirm } = root
  const navigate = useNavigate()
  const { ask, dialog } = useNaming(kind)
  // From the answer until the next page is there, a second press would make a second one.
  const isLeaving = useRef(false)
  const store = saving.wizard
  const texts = `${kind}Wizard` as const
  const savesDraft = !saving.startsBySaving
  const { companyId } = store

  /** Whether it has a name now; `submit` says what is done with it, and `call` what is sent by that. */
  async function named(submit: string, call: SaveCall | null | undefined): Promise<boolean> {
    if (!isUntitled(store.values.name)) return true
    const name = await ask(submit, call)
    if (name === undefined) return false
    store.set({ name })
    return true
  }

  /** Runs it once, however often it is asked for; undefined where it failed, which is said. */
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

  /** A start that sends immediately comes after one more question. */
  const sendingNow = () => (store.isOngoing ? undefined : sends)

  /** A name on the way to the start, with the button of what follows (C-23). */
  const namedToStart = () =>
    sendingNow()
      ? named(t('campaigns.wizard.goOn'), null)
      : named(t(`campaigns.wizard.final.${finalButton(store.saved.value ?? null)}`), saving.startCall)

  /**
   * What is sent cannot be taken back: it is asked once more, saying how many get it and by what. False says that it is
   * not sent after all.
   */
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

  /** What was new stays here as it is, under the address that it has since. */
  const saveHere = async (): Promise<Saved> => {
    const saved = await save()
    const { id, isNew, outcome } = saved
    return isNew && outcome === undefined ? { ...saved, goesOn: await saving.goOn(id) } : saved
  }

  function follow({ id, isNew, outcome, goesOn = false }: Saved, done: Done): void {
    if (saving.isFound) notices.show('success', t('campaigns.wizard.found'), WIZARD_NOTICE_DURATION)
    else if (outcome === undefined) say(isNew)
    const { twin } = saving
    // It stays until it is closed: a second one may reach people too.
    if (twin) notices.show('warning', t('campaigns.wizard.twin', { name: twin.name }), 0)
    if (outcome === undefined && !isNew) return
    isLeaving.current = !goesOn
    if (!store.isPackaged) keepRun(drafts, { companyId, kind }, run, id)
    const to =
      outcome === undefined
        ? withQuery(wizardPlaces[kind].edit(id), stepQuery(current))
        : outcomePath(kind, id, outcome, store.isPackaged)
    if (outcome !== undefined) root.area(JustSaved).add(kind, id)
    // Without its run the page begins anew there, and reads what was saved itself.
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
      /** On the way out: what cannot be saved stays, and says why; so does what is not sent after all. */
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
