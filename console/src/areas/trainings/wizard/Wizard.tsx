import { finalButton, type TrainingStep } from '@heed/contracts'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { besideStep, type GatedStep } from '../../../lib/gating.ts'
import { dateTime } from '../../../lib/timeFormats.ts'
import { useRecipientCount } from '../../../parts/campaigns/recipients/useRecipientCount.ts'
import { useOtherTabs } from '../../../parts/campaigns/wizard/otherTabs.ts'
import { useWizardStep } from '../../../parts/campaigns/wizard/useWizardStep.ts'
import { WizardFrame } from '../../../parts/campaigns/wizard/WizardFrame.tsx'
import { useFormats } from '../../../ui/formats.ts'
import type { KeptTraining } from './begin.ts'
import { MeanwhileTold } from './MeanwhileTold.tsx'
import { TrainingSaving } from './saving.ts'
import { stepBodies } from './steps/bodies.tsx'
import { useHints } from './useHints.ts'
import { useSavingTraining } from './useSavingTraining.tsx'
import { useTrainingWizardStore } from './WizardContext.ts'
import { WizardSide } from './WizardSide.tsx'

/** The wizard of a training, with its values there. */
export const Wizard = observer(function Wizard({ draft }: { draft: Draft<KeptTraining> }) {
  const { t } = useTranslation()
  const root = useRoot()
  const navigate = useNavigate()
  const formats = useFormats()
  const store = useTrainingWizardStore()
  const [saving] = useState(() => new TrainingSaving(store, t('trainingWizard.saving.notSaved')))
  const [isRenaming, setRenaming] = useState(false)
  const { values, training } = store
  useRecipientCount(values.userLists, store.people)
  const steps = store.steps.filter(isShown)
  const first = values.beginsWithContent ? 'content' : 'goal'
  const { current, run, go } = useWizardStep<ShownStep>({ steps, first, isReady: true })
  useEffect(() => store.reach(current), [store, current])
  useEffect(
    () =>
      reaction(
        () => store.kept,
        (kept) => (kept ? draft.keep(kept) : draft.drop()),
        { fireImmediately: true },
      ),
    [store, draft],
  )
  // What was kept of a training that somebody else has changed since is told at once.
  useEffect(() => void saving.look().catch(() => undefined), [saving])
  const { value: saved } = training
  useOtherTabs(
    saved && { companyId: store.companyId, kind: 'training', id: String(saved.id) },
    () => void saving.look().catch(() => undefined),
  )
  const { save, naming, savesDraft } = useSavingTraining(saving, { run, current })
  const { leave, done } = useLeaveGuard(store.isDirty || isRenaming, {
    save: store.isPackaged
      ? undefined
      : {
          label: t(savesDraft ? 'trainingWizard.saving.draft' : 'trainingWizard.saving.update'),
          run: save.onLeaving,
        },
  })
  const hints = useHints()
  const { previous, next } = besideStep(steps, current)
  const labelOf = (step: ShownStep) =>
    t(step === 'goal' && store.isOngoing ? 'trainingWizard.steps.template' : `trainingWizard.steps.${step}`)
  const { pending, failure } = saving.change
  const Body = stepBodies[current]
  const last = finalButton(saved ?? null)
  const unsaved = last === 'Update' ? 'trainingWizard.saving.stillPlanned' : 'trainingWizard.nothingSent'
  const savedAll = last === 'Update' ? 'trainingWizard.saving.allPlanned' : 'trainingWizard.saving.allSaved'
  return (
    <>
      <WizardFrame
        name={values.name}
        rename={{
          label: t('trainingWizard.saving.rename'),
          onName: (name) => store.set({ name }),
          onDirty: setRenaming,
        }}
        status={saved?.status}
        saved={saved && t('trainingWizard.saving.at', { at: dateTime(formats, saved.updated) })}
        isDirty={store.isDirty}
        isSaving={pending}
        steps={steps.map(({ step, refusal, after, isDone }) => ({
          key: step,
          label: labelOf(step),
          isDone,
          hint: hints[step],
          refusal: refusal ?? (after && t('trainingWizard.opensAfter', { step: labelOf(after) })),
        }))}
        current={current}
        onStep={(step) => go(step as ShownStep)}
        onClose={() => leave(() => void navigate(root.history.asLeft(paths.trainings())))}
        notice={<MeanwhileTold saving={saving} />}
        side={
          store.isPackaged ? undefined : { label: t('trainingWizard.side.title'), content: <WizardSide /> }
        }
        place={labelOf(current)}
        bar={{
          label: values.name,
          ...(failure && !saving.meanwhile
            ? { tone: 'error', status: t('trainingWizard.saving.failed', { reason: failure.text }) }
            : {
                status: t(saved && !store.isDirty ? savedAll : unsaved, { button: last }),
              }),
          back: previous && {
            key: 'back',
            label: t('trainingWizard.previous'),
            onRun: () => go(previous.step),
          },
          secondary: store.isPackaged
            ? undefined
            : {
                key: 'save',
                label: t(savesDraft ? 'trainingWizard.saving.draft' : 'trainingWizard.saving.update'),
                busy: pending,
                disabledReason: savesDraft ? undefined : store.startRefusal,
                onRun: () => void save.run(done),
              },
          primary: next
            ? {
                key: 'next',
                label: t('trainingWizard.continue'),
                disabledReason: next.refusal,
                onRun: () => go(next.step),
              }
            : {
                key: 'start',
                label: t(`trainingWizard.final.${last}`),
                busy: pending,
                disabledReason: store.startRefusal,
                onRun: () => void save.start(done),
              },
        }}
      >
        <Body />
      </WizardFrame>
      {naming}
    </>
  )
})

type ShownStep = Exclude<TrainingStep, 'start'>

/** What starting leads to is a page of its own. */
const isShown = (gated: GatedStep<TrainingStep>): gated is GatedStep<ShownStep> => gated.step !== 'start'
