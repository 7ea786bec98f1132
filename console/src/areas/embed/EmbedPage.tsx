import Code from 'virtual:icon/Code'
import { formatEmbedNotBought, getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../app/page/Page.tsx'
import { paths } from '../../app/paths.ts'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { EmailLinkText } from '../../app/shell/strips/EmailText.tsx'
import { LinkTabs } from '../../ui/navigation/LinkTabs.tsx'
import { StateScreen } from '../../ui/states/StateScreen.tsx'
import { usePartnerCompanyPath } from './usePartnerCompanyPath.ts'

export const EmbeddingGate = observer(function EmbeddingGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const { supportEmail } = branding
  const company = useCompany()
  const seller = usePartnerCompanyPath()
  if (company.ppv) return children
  const text = formatEmbedNotBought(supportEmail)
  const sell =
    seller === undefined
      ? undefined
      : { key: 'sell', label: t('embed.sell', { name: getCompanyName(company) }), to: seller }
  return (
    <StateScreen
      icon={<Code />}
      title={t('embed.title')}
      text={<EmailLinkText text={text} email={supportEmail} />}
      action={sell}
    />
  )
})

export const EmbedPage = observer(function EmbedPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const tabs = [
    { to: paths.ppv(), label: t('embed.videos') },
    ...(isAdmin ? [{ to: paths.ppvUsage(), label: t('embed.usage') }] : []),
  ]
  return (
    <EmbeddingGate>
      <Page title={t('embed.title')} summary={t('embed.summary')}>
        <LinkTabs label={t('embed.parts')} tabs={tabs} />
        {children}
      </Page>
    </EmbeddingGate>
  )
})
