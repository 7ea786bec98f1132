import { channelsOf, companyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/RootContext.tsx'
import { IntroInput } from '../../../../parts/campaigns/intro/IntroInput.tsx'
import { MailPreview } from '../../../../parts/campaigns/intro/MailPreview.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useTrainingWizardStore } from '../WizardContext.ts'

/** Words of the company's own before the first lesson (S1 section 2). */
export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useTrainingWizardStore()
  const { values, deliveries, known } = store
  const first = deliveries[0]?.subjects ?? []
  const subject = t('trainingWizard.intro.subject', { company: companyName(company), count: first.length })
  return (
    <>
      <PageHeader title={t('trainingWizard.steps.introMessage')} summary={t('trainingWizard.intro.text')} />
      <IntroInput
        value={values.intro}
        onChange={(change) => store.set({ intro: { ...values.intro, ...change } })}
        hasTwin={channelsOf(values.channel).some((channel) => channel !== 'email')}
        off={t('trainingWizard.intro.off')}
        preview={
          <MailPreview kind="training" subject={subject} message={values.intro.message}>
            <ul>
              {first.map((id) => (
                <li key={id}>{known.get(id)?.title ?? t('trainingWizard.intro.lesson')}</li>
              ))}
            </ul>
          </MailPreview>
        }
      />
    </>
  )
})
