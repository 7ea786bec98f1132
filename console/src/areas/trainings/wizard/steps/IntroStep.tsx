import { toChannels } from '@heed/contracts'
import { type CampaignWords, lessonItem, lessonsAbout } from '@heed/contracts/mail/campaignLetter'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { IntroInput } from '../../../../parts/campaigns/intro/IntroInput.tsx'
import { MailPreview } from '../../../../parts/campaigns/intro/MailPreview.tsx'
import { PageHeader } from '../../../../ui/titles/PageHeader.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

const LISTED_IN = 'en'

export const IntroStep = observer(function IntroStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, deliveries, known, library, plan } = store
  const { defaultLanguage = LISTED_IN } = useCompany()
  const isTranslated = values.intro.enabled && defaultLanguage !== LISTED_IN
  useEffect(() => {
    if (isTranslated) void library.loadTitles(defaultLanguage)
  }, [library, isTranslated, defaultLanguage])
  const sent = plan.hasSent ? t('trainingWizard.intro.sent') : undefined
  const first = deliveries[0]?.subjects ?? []
  const said = (language: string): CampaignWords => ({
    about: lessonsAbout(language, first.length),
    words: [],
    items: first.map((id) => {
      const subject = known.get(id)
      return subject
        ? lessonItem(language, {
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
        summary={sent ?? t('trainingWizard.intro.text')}
      />
      <IntroInput
        value={values.intro}
        onChange={(change) => store.set({ intro: { ...values.intro, ...change } })}
        hasTwin={toChannels(values.channel).some((channel) => channel !== 'email')}
        off={t('trainingWizard.intro.off')}
        disabledReason={sent}
        preview={<MailPreview kind="training" message={values.intro.message} said={said} />}
      />
    </>
  )
})
