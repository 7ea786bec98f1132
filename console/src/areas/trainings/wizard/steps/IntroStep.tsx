import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IntroInput } from '../../../../parts/campaigns/intro/IntroInput.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useTrainingWizardStore } from '../WizardContext.ts'

/** Words of the company's own before the first lesson (S1 section 2). */
export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries, subjects } = store
  const known = new Map(subjects.value?.map(({ id, title }) => [id, title]))
  const first = deliveries[0]?.subjects ?? []
  return (
    <>
      <PageHeader title={t('trainingWizard.steps.introMessage')} summary={t('trainingWizard.intro.text')} />
      <IntroInput
        value={values.intro}
        onChange={(change) => store.set({ intro: { ...values.intro, ...change } })}
        titles={first.map((id) => known.get(id) ?? t('trainingWizard.intro.lesson'))}
      />
    </>
  )
})
