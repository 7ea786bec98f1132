import { companyName, type TrainingStep } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { besideStep, openStep } from '../../../lib/gating.ts'
import { FullScreenModal } from '../../../ui/FullScreenModal.tsx'
import { StepRail } from '../../../ui/StepRail.tsx'
import { stepBodies } from './steps/bodies.tsx'
import { TrainingWizardStore } from './TrainingWizardStore.ts'
import { WizardContext } from './WizardContext.ts'
import { WizardSide } from './WizardSide.tsx'

/** /trainings/create, edit/:trainingId and create/copy/:fromId (S1 section 2). */
export const WizardPage = observer(function WizardPage() {
  const { t } = useTranslation()
  const root = useRoot()
  const company = useCompany()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [store] = useState(
    () =>
      new TrainingWizardStore({
        client: root.client,
        company: () => company,
        now: () => root.clock.now(),
        zone: root.environment.timeZone,
      }),
  )
  const { steps, values } = store
  const current = openStep(steps, (query.get('step') ?? 'goal') as TrainingStep)
  const { previous, next } = besideStep(steps, current)
  const go = (step: TrainingStep) => {
    store.reach(step)
    setQuery({ step })
  }
  const Body = stepBodies[current]
  return (
    <WizardContext value={store}>
      <FullScreenModal
        open
        title={values.name}
        company={companyName(company)}
        onClose={() => void navigate(paths.trainings())}
        rail={
          <StepRail
            label={t('trainingWizard.rail')}
            steps={steps.map(({ step, refusal, after, isDone }) => ({
              key: step,
              label: t(`trainingWizard.steps.${step}`),
              isDone,
              refusal:
                refusal ??
                (after && t('trainingWizard.opensAfter', { step: t(`trainingWizard.steps.${after}`) })),
            }))}
            current={current}
            onStep={(key) => go(key as TrainingStep)}
          />
        }
        place={t(`trainingWizard.steps.${current}`)}
        side={{ label: t('trainingWizard.side.title'), content: <WizardSide /> }}
        bar={{
          label: values.name,
          status: t('trainingWizard.nothingSent'),
          back: previous && {
            key: 'back',
            label: t('trainingWizard.previous'),
            onRun: () => go(previous.step),
          },
          primary: {
            key: 'next',
            label: t('trainingWizard.continue'),
            disabledReason: next?.refusal,
            onRun: () => next && go(next.step),
          },
        }}
      >
        <Suspense>
          <Body />
        </Suspense>
      </FullScreenModal>
    </WizardContext>
  )
})
