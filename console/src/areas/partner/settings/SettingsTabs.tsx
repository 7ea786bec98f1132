import type { PartnerAccount } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'

export function SettingsTabs({ account: { id, name } }: { account: PartnerAccount }) {
  const { t } = useTranslation()
  return (
    <LinkTabs
      label={t('account.brand.tabs', { name })}
      tabs={[
        { to: paths.partnerSettings({ partnerId: id }), label: t('account.brand.newCompanies') },
        { to: paths.partnerBrand({ partnerId: id }), label: t('account.brand.title') },
      ]}
    />
  )
}
