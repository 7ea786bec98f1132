import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { findAdjacentSteps } from '../../../lib/gatedSteps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { type LazyComponent, usePrefetch } from '../../../ui/lazyPart.tsx'
import { useWizardStep } from './address/useWizardStep.ts'
import { ConcurrentChangeBanner } from './concurrent/ConcurrentChangeBanner.tsx'
import { useConcurrentChanges } from './concurrent/useConcurrentChanges.ts'
import type { Campaign, CampaignValues } from './model/campaign.ts'
import type { CampaignSaving } from './saving/CampaignSaving.ts'
import { useSavingCampaign } from './saving/useSavingCampaign.tsx'
import type { ImmediateSend } from './saving/useSendConfirmation.ts'
import { useWizardBar } from './useWizardBar.ts'
import { WizardFrame } from './WizardFrame.tsx'

type Props = {
  saving: CampaignSaving<Campaign, CampaignValues, string>
  labels: Readonly<Record<string, string | undefined>>
  hints: Readonly<Record<string, string | undefined>>
  bodies: Readonly<Record<string, ComponentType & Partial<Pick<LazyComponent<object>, 'fetch'>>>>
  problems: Readonly<Record<string, string | undefined>>
  side?: ReactNode
  notice?: ReactNode
  back?: string | undefined
  sends?: ImmediateSend | undefined
}

/** Delay before the next step's code is preloaded, ms. */
const PREFETCH_DELAY_MS = 1000

export const Wizard = observer(function Wizard(props: Props) {
  const {
    saving,
    labels,
    hints,
    bodies: stepComponents,
    problems,
    side,
    notice,
    sends: immediateSend,
    back,
  } = props
  const { t } = useTranslation()
  const root = useRoot()
  const navigate = useNavigate()
  const formats = useFormats()
  const [isRenaming, setRenaming] = useState(false)
  const store = saving.wizard
  const { values, isPackaged, rules } = store
  const { kind, places } = rules
  const { value } = store.saved
  const texts = `${kind}Wizard` as const
  useConcurrentChanges(saving)
  const steps = store.steps.filter(({ step }) => step !== rules.initialSteps.start)
  const {
    current,
    run,
    go: goToStep,
  } = useWizardStep<string>({ steps, first: store.firstStep, isReady: true })
  useEffect(() => store.reach(current), [store, current])
  const {
    save,
    naming: namingDialog,
    savesDraft,
    saveLabel,
  } = useSavingCampaign(saving, { run, current, sends: immediateSend })
  const { leave, done } = useLeaveGuard(store.isDirty || isRenaming, {
    save: isPackaged ? undefined : { label: saveLabel, run: save.onLeaving },
  })
  const { previous, next } = findAdjacentSteps(steps, current)
  const getLabel = (step: string) => labels[step] ?? ''
  const Body = stepComponents[current]
  usePrefetch(next && stepComponents[next.step]?.fetch, PREFETCH_DELAY_MS)
  const bar = useWizardBar({
    ...{
      saving,
      save,
      saveLabel,
      savesDraft,
      finish: done,
      previous,
      next,
      go: goToStep,
      sends: immediateSend,
    },
  })
  return (
    <>
      <WizardFrame
        name={values.name}
        rename={{
          label: t(`${texts}.saving.rename`),
          onName: (name) => store.set({ name }),
          onDirty: setRenaming,
        }}
        status={value?.status}
        saved={
          value && t('campaigns.wizard.savedAt', { at: formatDateTime(formats, store.getChangedAt(value)) })
        }
        isDirty={store.isDirty}
        isSaving={saving.change.pending}
        steps={steps.map(({ step, refusal, after, isDone }) => ({
          key: step,
          label: getLabel(step),
          isDone,
          hint: hints[step],
          wrong: problems[step],
          refusal: refusal ?? (after && t('campaigns.wizard.opensAfter', { step: getLabel(after) })),
        }))}
        current={current}
        onStep={goToStep}
        onClose={() => leave(() => void navigate(root.history.getLastLink(back ?? places.list)))}
        notice={notice}
        news={<ConcurrentChangeBanner saving={saving} />}
        side={side === undefined ? undefined : { label: t(`${texts}.side.title`), content: side }}
        place={getLabel(current)}
        bar={bar}
      >
        {Body && <Body />}
      </WizardFrame>
      {namingDialog}
    </>
  )
})
