import type { PartnerAccount } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { UsageTable } from '../../../parts/views/UsageTable.tsx'
import { SegmentedControl } from '../../../ui/buttons/SegmentedControl.tsx'
import type { PackageStore } from './PackageStore.ts'
import { PurchasesTable } from './PurchasesTable.tsx'

type Props = { account: PartnerAccount; name: string; store: PackageStore }

export function PackageLists({ account, name, store }: Props) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const activeTab = params.get('package') === 'usage' ? 'usage' : 'bought'
  const setShown = (list: 'bought' | 'usage') =>
    setParams(
      (previousParams) => {
        const nextParams = new URLSearchParams(previousParams)
        nextParams.set('package', list)
        return nextParams
      },
      { replace: true },
    )
  const choice = (
    <SegmentedControl
      label={t('account.package.show')}
      labelHidden
      value={activeTab}
      onChange={setShown}
      options={[
        { value: 'bought', label: t('account.package.bought') },
        { value: 'usage', label: t('account.package.usage') },
      ]}
    />
  )
  return activeTab === 'bought' ? (
    <PurchasesTable account={account} name={name} store={store} tools={choice} />
  ) : (
    <UsageTable log={store.log} tools={choice} />
  )
}
