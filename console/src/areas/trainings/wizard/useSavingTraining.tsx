import { isUntitled, type TrainingStep } from '@heed/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths, withQuery } from '../../../app/paths.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { tellOtherTabs } from '../../../parts/campaigns/wizard/otherTabs.ts'
import { useNaming } from '../../../parts/campaigns/wizard/useNaming.tsx'
import { stepQuery } from '../../../parts/campaigns/wizard/useWizardStep.ts'
import { WIZARD_NOTICE_DURATION } from '../../../ui/notice.ts'
import { keepRun } from './savedRuns.ts'
import type { TrainingSaving } from './saving.ts'
import { useTrainingWizardStore } from './WizardContext.ts'

type Done = (go: () => void) => void
type Place = {
  /** The run of the wizard that its steps in the history belong to. */
  run: string
  current: TrainingStep
}

type Saved = { id: string; isNew: boolean; outcome: 'created' | 'updated' | undefined }

/** Saving a training with all that follows: a name is asked for first, what came of it is said, and where one is then. */
export function useSavingTraining(saving: TrainingSaving, { run, current }: Place) {
  const { t } = useTranslation()
  const { notices, drafts, environment } = useRoot()
  const navigate = useNavigate()
  const store = useTrainingWizardStore()
  const { ask, dialog } = useNaming()
  const savesDraft = !saving.startsBySaving

  /** Whether it has a name now; `submit` says what is done with it. */
  async function named(submit: string): Promise<boolean> {
    if (!isUntitled(store.values.name)) return true
    const name = await ask({
      title: t('trainingWizard.saving.nameTitle'),
      label: t('trainingWizard.saving.name'),
      help: t('trainingWizard.saving.nameHelp'),
      submit,
    })
    if (name === undefined) return false
    store.set({ name })
    return true
  }

  /** Runs it once, however often it is asked for; undefined where it failed, which is said. */
  async function carryOut(work: () => Promise<Saved>): Promise<Saved | undefined> {
    let saved: Saved | undefined
    if (saving.change.pending) return undefined
    await saving.change.run(async () => {
      saved = await work()
    })
    const { failure } = saving.change
    if (failure && failure.kind !== 'unauthorized' && !saving.meanwhile) {
      notices.show('error', failure.text, WIZARD_NOTICE_DURATION)
    }
    if (saved)
      tellOtherTabs({ companyId: store.companyId, kind: 'training', id: saved.id }, environment.requestId())
    return saved
  }

  const keepDraft = async (): Promise<Saved> => {
    const isNew = store.training.value === undefined
    const id = String(await saving.draft())
    if (!isNew) await saving.refresh()
    return { id, isNew, outcome: undefined }
  }

  const startIt = async (): Promise<Saved> => {
    const { value } = store.training
    const outcome = saving.startsBySaving ? 'updated' : 'created'
    const id = String(await (store.isPackaged ? saving.pack() : saving.start()))
    return { id, isNew: value === undefined, outcome }
  }

  const save = savesDraft ? keepDraft : startIt
  const saveLabel = t(savesDraft ? 'trainingWizard.saving.draft' : 'trainingWizard.saving.update')

  function follow({ id, isNew, outcome }: Saved, done: Done): void {
    if (outcome === undefined) {
      notices.show(
        'success',
        t(isNew ? 'trainingWizard.saving.draftSaved' : 'trainingWizard.saving.updated'),
        WIZARD_NOTICE_DURATION,
      )
    }
    if (outcome === undefined && !isNew) return
    if (!store.isPackaged) keepRun(drafts, store.companyId, run, id)
    const edit = paths.editTraining({ trainingId: id })
    const to =
      outcome === undefined
        ? withQuery(edit, stepQuery(current))
        : store.isPackaged
          ? withQuery(paths.createPackagedTraining(), { outcome, training: id })
          : withQuery(edit, { outcome })
    done(() => void navigate(to, { replace: true, state: { run } }))
  }

  const naming: ReactNode = dialog
  return {
    naming,
    savesDraft,
    save: {
      run: async (done: Done) => {
        if (!(await named(saveLabel))) return
        const saved = await carryOut(save)
        if (saved) follow(saved, done)
      },
      start: async (done: Done) => {
        if (!(await named(t('trainingWizard.saving.goOn')))) return
        const saved = await carryOut(startIt)
        if (saved) follow(saved, done)
      },
      /** On the way out: what cannot be saved stays, and says why. */
      onLeaving: async () => {
        if (!(await named(saveLabel))) throw new Error(t('trainingWizard.saving.needsName'))
        const saved = await carryOut(save)
        if (!saved) throw new Error(saving.change.failure?.text || t('trainingWizard.saving.notSaved'))
        notices.show(
          'success',
          t(saved.isNew && savesDraft ? 'trainingWizard.saving.draftSaved' : 'trainingWizard.saving.updated'),
          WIZARD_NOTICE_DURATION,
        )
      },
    },
  }
}
