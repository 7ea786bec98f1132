import { finalButton, isUntitled } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { dateTime } from '../../../lib/dates/timeFormats.ts'
import { besideStep } from '../../../lib/gating.ts'
import { useFormats } from '../../../ui/formats.ts'
import { type LazyPart, useFetched } from '../../../ui/lazyPart.tsx'
import type { CampaignSaving } from './CampaignSaving.ts'
import type { Campaign, CampaignValues } from './campaign.ts'
import { LatestChange } from './LatestChange.tsx'
import { wizardPlaces } from './places.ts'
import type { CampaignKind } from './savedRuns.ts'
import { useMeanwhile } from './useMeanwhile.ts'
import { type SentAtOnce, useSavingCampaign } from './useSavingCampaign.tsx'
import { useWizardStep } from './useWizardStep.ts'
import { WizardFrame } from './WizardFrame.tsx'

type Props = {
  kind: CampaignKind
  saving: CampaignSaving<Campaign, CampaignValues, string>
  labels: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string | undefined>>
  bodies: Readonly<Record<string, ComponentType & Partial<Pick<LazyPart<object>, 'fetch'>>>>
  wrong: Readonly<Record<string, string | undefined>>
  side?: ReactNode
  notice?: ReactNode
  back?: string | undefined
  sends?: SentAtOnce | undefined
}

/** Delay before the next step's code is preloaded, ms. */
const REST = 1000

const START = 'start'

export const Wizard = observer(function Wizard(props: Props) {
  const { kind, saving, labels, hints, bodies, wrong, side, notice, sends, back } = props
  const { t } = useTranslation()
  const root = useRoot()
  const navigate = useNavigate()
  const formats = useFormats()
  const [isRenaming, setRenaming] = useState(false)
  const store = saving.wizard
  const { values, isPackaged } = store
  const { value: saved } = store.saved
  const texts = `${kind}Wizard` as const
  useMeanwhile(kind, saving)
  const steps = store.steps.filter(({ step }) => step !== START)
  const { current, run, go } = useWizardStep<string>({ steps, first: store.beginsAt, isReady: true })
  useEffect(() => store.reach(current), [store, current])
  const { save, naming, savesDraft, saveLabel } = useSavingCampaign(saving, {
    ...{ kind, run, current, sends },
  })
  const { leave, done } = useLeaveGuard(store.isDirty || isRenaming, {
    save: isPackaged ? undefined : { label: saveLabel, run: save.onLeaving },
  })
  const { previous, next } = besideStep(steps, current)
  const { failure } = saving
  const { pending } = saving.change
  const labelOf = (step: string) => labels[step] ?? ''
  const Body = bodies[current]
  useFetched(next && bodies[next.step]?.fetch, REST)
  const last = finalButton(saved ?? null)
  const unsaved = isPackaged
    ? 'campaigns.wizard.packs'
    : last === 'Update'
      ? (`${texts}.saving.stillPlanned` as const)
      : 'campaigns.wizard.nothingSent'
  const sendsNow = sends?.people !== undefined && !next && last !== 'Update' && !isUntitled(values.name)
  const savedAll = last === 'Update' ? (`${texts}.saving.allPlanned` as const) : 'campaigns.wizard.allSaved'
  return (
    <>
      <WizardFrame
        name={values.name}
        rename={{
          label: t(`${texts}.saving.rename`),
          onName: (name) => store.set({ name }),
          onDirty: setRenaming,
        }}
        status={saved?.status}
        saved={saved && t('campaigns.wizard.savedAt', { at: dateTime(formats, store.changedAt(saved)) })}
        isDirty={store.isDirty}
        isSaving={pending}
        steps={steps.map(({ step, refusal, after, isDone }) => ({
          key: step,
          label: labelOf(step),
          isDone,
          hint: hints[step],
          wrong: wrong[step],
          refusal: refusal ?? (after && t('campaigns.wizard.opensAfter', { step: labelOf(after) })),
        }))}
        current={current}
        onStep={go}
        onClose={() => leave(() => void navigate(root.history.asLeft(back ?? wizardPlaces[kind].list)))}
        notice={notice}
        news={<LatestChange kind={kind} saving={saving} />}
        side={side === undefined ? undefined : { label: t(`${texts}.side.title`), content: side }}
        place={labelOf(current)}
        bar={{
          label: values.name,
          ...(failure
            ? {
                tone: 'error',
                status: saving.meanwhile
                  ? t('campaigns.wizard.chooseFirst')
                  : t(saving.isUnanswered ? 'campaigns.wizard.unanswered' : 'campaigns.wizard.failed', {
                      reason: failure.text,
                    }),
              }
            : {
                status:
                  saving.meanwhile && saving.meanwhile !== 'saved'
                    ? undefined
                    : sendsNow
                      ? t('campaigns.wizard.sendsNow', { button: last, count: sends.people })
                      : t(saved && !store.isDirty ? savedAll : unsaved, { button: last }),
              }),
          back: previous && {
            key: 'back',
            label: t('campaigns.wizard.previous'),
            onRun: () => go(previous.step),
          },
          secondary: isPackaged
            ? undefined
            : {
                key: 'save',
                label: saveLabel,
                busy: pending,
                disabledReason: savesDraft ? undefined : store.startRefusal,
                onRun: () => void save.run(done),
              },
          primary: next
            ? {
                key: 'next',
                label: t('campaigns.wizard.continue'),
                disabledReason: next.refusal,
                onRun: () => go(next.step),
              }
            : {
                key: 'start',
                label: t(`campaigns.wizard.final.${last}`),
                busy: pending,
                disabledReason: store.startRefusal,
                onRun: () => void save.start(done),
              },
        }}
      >
        {Body && <Body />}
      </WizardFrame>
      {naming}
    </>
  )
})
