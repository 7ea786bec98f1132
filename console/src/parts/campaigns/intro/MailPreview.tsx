import { isAnonymous, mailTextOf } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '../../../app/BrandLogo.tsx'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { MailSheet, SampleButton } from '../../../ui/MailSheet.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import type { CampaignKind } from '../wizard/savedRuns.ts'

type Props = {
  /** Of whose header and footer it stands between. */
  kind: CampaignKind
  subject: string
  /** Clean html. */
  message: string
  /** What the mail is about. */
  children: ReactNode
}

/** The first mail of a campaign as it arrives: in the company's brand, between its own header and footer. */
export const MailPreview = observer(function MailPreview({ kind, subject, message, children }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const company = useCompany()
  const name = isAnonymous(company) ? '' : (session.user?.name ?? '')
  return (
    <MailSheet label={t('campaigns.intro.preview')} subject={subject} logo={<BrandLogo />}>
      <RichText html={mailTextOf(company, `${kind}Header`)} />
      <p>{name ? t('campaigns.intro.helloTo', { name }) : t('campaigns.intro.hello')}</p>
      <RichText html={message} />
      {children}
      <SampleButton>{t('campaigns.intro.start')}</SampleButton>
      <RichText html={mailTextOf(company, `${kind}Footer`)} />
    </MailSheet>
  )
})
