import { toChannels } from '@heed/contracts'
import {
  type CampaignText,
  createLessonItem,
  formatLessonsSubject,
} from '@heed/contracts/mail/campaignLetter'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { EmailPreview } from '../../../../parts/campaigns/intro/EmailPreview.tsx'
import { IntroInput } from '../../../../parts/campaigns/intro/IntroInput.tsx'
import { PageHeader } from '../../../../ui/titles/PageHeader.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

const LIBRARY_LANGUAGE = 'en'

export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries, itemsById, library, plan } = store
  const { defaultLanguage = LIBRARY_LANGUAGE } = useCompany()
  const isTranslated = values.intro.enabled && defaultLanguage !== LIBRARY_LANGUAGE
  useEffect(() => {
    if (isTranslated) void library.loadTitles(defaultLanguage)
  }, [library, isTranslated, defaultLanguage])
  const sentText = plan.hasSent ? t('trainingWizard.intro.sent') : undefined
  const first = deliveries[0]?.subjects ?? []
  const getPreviewWords = (language: string): CampaignText => ({
    about: formatLessonsSubject(language, first.length),
    words: [],
    items: first.map((id) => {
      const subject = itemsById.get(id)
      return subject
        ? createLessonItem(language, {
            title: library.titles.value?.get(id) ?? subject.title,
            seconds: subject.duration,
          })
        : { title: t('trainingWizard.intro.lesson'), note: '' }
    }),
  })
  return (
    <>
      <PageHeader
        title={t('trainingWizard.steps.introMessage')}
        summary={sentText ?? t('trainingWizard.intro.text')}
      />
      <IntroInput
        value={values.intro}
        onChange={(change) => store.set({ intro: { ...values.intro, ...change } })}
        hasTwin={toChannels(values.channel).some((channel) => channel !== 'email')}
        offText={t('trainingWizard.intro.off')}
        disabledReason={sentText}
        preview={<EmailPreview kind="training" message={values.intro.message} getWords={getPreviewWords} />}
      />
    </>
  )
})
