import { getEmailText, isAnonymous } from '@heed/contracts'
import type { CampaignText } from '@heed/contracts/mail/campaignLetter'
import { createFormattedText } from '@heed/contracts/mail/writtenText'
import { getCampaignEmailText } from '@heed/contracts/rules/words/campaignEmailTexts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { CompanyEmail } from '../../mails/CompanyEmail.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'

type Props = {
  kind: CampaignKind
  message: string
  getWords: (language: string) => CampaignText
}

export const EmailPreview = observer(function EmailPreview({ kind, message, getWords }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const company = useCompany()
  const { defaultLanguage: language = 'en' } = company
  const name = isAnonymous(company) ? '' : (session.user?.name ?? '')
  const { about, words, items } = getWords(language)
  const greeting = name
    ? getCampaignEmailText('helloTo', language, { name })
    : getCampaignEmailText('hello', language)
  return (
    <CompanyEmail
      label={t('campaigns.intro.preview')}
      language={language}
      about={about}
      header={{ html: getEmailText(company, `${kind}Header`) }}
      footer={{ html: getEmailText(company, `${kind}Footer`) }}
      words={[greeting, ...[createFormattedText(message) ?? []].flat(), ...words]}
      items={items}
    />
  )
})
