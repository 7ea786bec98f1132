import { companyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'

export const Enterprise = observer(function Enterprise({ from }: { from: number }) {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const name = companyName(useCompany())
  const subject = encodeURIComponent(t('subscription.enterprise.subject', { name }))
  return (
    <Banner
      tone="info"
      action={{
        key: 'contact',
        label: t('subscription.enterprise.contact'),
        to: `mailto:${branding.supportEmail}?subject=${subject}`,
      }}
    >
      {t('subscription.enterprise.text', { count: from })}
    </Banner>
  )
})
