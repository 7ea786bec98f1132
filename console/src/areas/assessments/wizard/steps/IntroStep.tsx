import { channelsOf, companyName, minutesOf } from '@heed/contracts'
import { markdownOf } from '@heed/contracts/rules/richText/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/RootContext.tsx'
import { withZone } from '../../../../lib/timeFormats.ts'
import { IntroInput } from '../../../../parts/campaigns/intro/IntroInput.tsx'
import { MailPreview } from '../../../../parts/campaigns/intro/MailPreview.tsx'
import { StepHead } from '../../../../parts/campaigns/wizard/StepHead.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { useAssessmentWizardStore } from '../WizardContext.ts'

/** Words of the company's own in the invitation (S1 section 2). */
export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useAssessmentWizardStore()
  const formats = useFormats(store.zone)
  const { values, seconds, isOngoing } = store
  const { intro, name, questions, due } = values
  return (
    <>
      <StepHead
        title={t('assessmentWizard.steps.introMessage')}
        lead={t(isOngoing ? 'assessmentWizard.intro.ongoing' : 'assessmentWizard.intro.text')}
      />
      <IntroInput
        value={{ ...intro, markdown: markdownOf(intro.message) }}
        onChange={({ markdown: _, ...change }) => store.set({ intro: { ...intro, ...change } })}
        hasTwin={channelsOf(values.channel).some((channel) => channel !== 'email')}
        off={t('assessmentWizard.intro.off')}
        preview={
          <MailPreview kind="assessment" subject={`${companyName(company)}: ${name}`} message={intro.message}>
            <p>
              {t('assessmentWizard.intro.asked', {
                name,
                count: questions.length,
                minutes: t('assessmentWizard.hints.minutes', { count: Math.max(1, minutesOf(seconds)) }),
              })}
            </p>
            {due !== null && <p>{t('assessmentWizard.intro.answerBy', { date: withZone(formats, due) })}</p>}
          </MailPreview>
        }
      />
    </>
  )
})
