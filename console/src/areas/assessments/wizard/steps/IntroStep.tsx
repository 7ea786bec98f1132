import { assessmentScheduleType, toChannels } from '@heed/contracts'
import { type CampaignText, formatInvitationLines } from '@heed/contracts/mail/campaignLetter'
import { convertHtmlToMarkdown } from '@heed/contracts/rules/richText/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmailPreview } from '../../../../parts/campaigns/intro/EmailPreview.tsx'
import { IntroInput } from '../../../../parts/campaigns/intro/IntroInput.tsx'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, seconds, isOngoing } = store
  const { intro, name, questions, due, scheduleType } = values
  const isByLink = scheduleType === assessmentScheduleType.manual
  const leadKey = isByLink ? 'byLink' : isOngoing ? 'ongoing' : 'text'
  const getPreviewWords = (language: string): CampaignText => ({
    about: name,
    words: formatInvitationLines(language, { name, scenarios: questions.length, duration: seconds, due }),
    items: [],
  })
  return (
    <>
      <StepHeader
        title={t('assessmentWizard.steps.introMessage')}
        lead={t(`assessmentWizard.intro.${leadKey}`)}
      />
      <IntroInput
        value={{ ...intro, markdown: convertHtmlToMarkdown(intro.message) }}
        onChange={({ markdown: _, ...change }) => store.set({ intro: { ...intro, ...change } })}
        hasTwin={!isByLink && toChannels(values.channel).some((channel) => channel !== 'email')}
        {...(isByLink && { helper: t('assessmentWizard.intro.byLinkHelp') })}
        offText={t(isByLink ? 'assessmentWizard.intro.byLinkOff' : 'assessmentWizard.intro.off')}
        preview={
          isByLink ? undefined : (
            <EmailPreview kind="assessment" message={intro.message} getWords={getPreviewWords} />
          )
        }
      />
    </>
  )
})
