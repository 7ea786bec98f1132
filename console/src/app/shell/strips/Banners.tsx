import { getSubscriptionBanner, type SubscriptionBanner } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { paths } from '../../paths.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { useScreen } from '../../screens/useScreen.ts'
import { EmailLinkText } from './EmailText.tsx'

export const Banners = observer(function Banners() {
  const { t } = useTranslation()
  const { session, clock } = useRoot()
  const [dismissedCompanyId, setDismissedCompanyId] = useState<number | null>(null)
  const isAccountScreen = useScreen()?.account !== undefined
  if (session.loadError) {
    const retryAction = { key: 'retry', label: t('ui.tryAgain'), onRun: () => void session.loadCompanies() }
    return (
      <Banner edge tone="error" action={retryAction}>
        {t('shell.loadError', { error: session.loadError })}
      </Banner>
    )
  }
  const banner = !isAccountScreen && session.company && getSubscriptionBanner(session.company, clock.now())
  if (!banner || (banner.kind === 'overLimit' && dismissedCompanyId === session.companyId)) return null
  return <SubscriptionNotice banner={banner} onDismiss={() => setDismissedCompanyId(session.companyId)} />
})

type Props = { banner: SubscriptionBanner; onDismiss: () => void }

const SubscriptionNotice = observer(function SubscriptionNotice({ banner, onDismiss }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { branding, session } = useRoot()
  const email = branding.supportEmail
  switch (banner.kind) {
    case 'subscriptionExpired':
      return (
        <Banner edge tone="error">
          <EmailLinkText text={t('shell.banner.subscriptionExpired', { email })} email={email} />
        </Banner>
      )
    case 'trialExpired':
      return (
        <Banner edge tone="error">
          <EmailLinkText text={t('shell.banner.trialExpired', { email })} email={email} />
        </Banner>
      )
    case 'overLimit':
      return (
        <Banner edge tone="warning" onDismiss={onDismiss}>
          {t('shell.banner.overLimit', { total: banner.total, available: banner.available })}
          {session.isAdmin && (
            <>
              {' '}
              {banner.mayUpgrade ? (
                <AppLink to={paths.upgrade()}>{t('shell.banner.changeSubscription')}</AppLink>
              ) : (
                <EmailLinkText text={t('shell.banner.contactReseller', { email })} email={email} />
              )}
              {' · '}
              <AppLink to={paths.employees()}>{t('shell.banner.editLists')}</AppLink>
            </>
          )}
        </Banner>
      )
    case 'trial': {
      const upgrade = {
        key: 'upgrade',
        label: t('shell.banner.upgrade'),
        to: paths.upgrade(),
        hidden: !session.isAdmin,
      }
      return (
        <Banner edge tone="info" action={banner.mayUpgrade ? upgrade : undefined}>
          {t('shell.banner.trial', { date: formats.date(banner.ends) })}
        </Banner>
      )
    }
  }
})
