import Add from 'virtual:icon/Add'
import { getCompanyName, type PartnerAccount, type Ppv } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { ViewsMeter } from '../../../parts/views/ViewsMeter.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import type { CompanyStore } from '../company/CompanyStore.ts'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import { PackageLists } from './PackageLists.tsx'
import { type PackageStore, PackageStoreCache } from './PackageStore.ts'
import { useRenewKey } from './useNewKey.ts'
import { ViewsDialog } from './ViewsDialog.tsx'

type Props = { account: PartnerAccount; company: CompanyStore }

const PackageDialogName = z.enum(['create', 'add'])

export const PackageCard = observer(function PackageCard({ account, company: store }: Props) {
  const { t } = useTranslation()
  const packageStore = useAccountStore(account, PackageStoreCache).get(store)
  const [openedDialog, setOpenedDialog] = useDraftState(
    `partner/company/${String(store.companyId)}/package`,
    PackageDialogName,
  )
  const company = store.info.value
  if (!company) {
    return (
      <Panel title={t('account.package.title')}>
        <TextSkeleton lines={4} />
      </Panel>
    )
  }
  const { ppv } = company
  const createAction = {
    key: 'create',
    label: t('account.package.create'),
    icon: <Add />,
    onRun: () => setOpenedDialog('create'),
  }
  return (
    <>
      {ppv ? (
        <CurrentPackage
          {...{ account, ppv }}
          name={getCompanyName(company)}
          store={packageStore}
          onAdd={() => setOpenedDialog('add')}
        />
      ) : (
        <Panel title={t('account.package.title')}>
          <EmptyState
            title={t('account.package.none')}
            text={t('account.package.noneText')}
            action={createAction}
          />
        </Panel>
      )}
      {openedDialog && (
        <ViewsDialog
          kind={openedDialog}
          store={packageStore}
          company={getCompanyName(company)}
          viewsBefore={ppv?.viewsPurchased ?? 0}
          onClose={() => setOpenedDialog(undefined)}
        />
      )}
    </>
  )
})

type CurrentPackageProps = PackageProps & { onAdd: () => void }
type PackageProps = { account: PartnerAccount; ppv: Ppv; name: string; store: PackageStore }

const CurrentPackage = observer(function CurrentPackage({
  account,
  ppv,
  name,
  store,
  onAdd,
}: CurrentPackageProps) {
  const { t } = useTranslation()
  const renewAction = useRenewKey(store, name)
  const addAction = { key: 'add', label: t('account.package.add'), icon: <Add />, onRun: onAdd }
  return (
    <>
      <Panel title={t('account.package.title')} aside={<ActionButton action={addAction} />}>
        <Stack>
          <ViewsMeter ppv={ppv} />
          <ApiKeyRow key={ppv.apiKey} apiKey={ppv.apiKey} renewAction={renewAction} />
        </Stack>
      </Panel>
      <PackageLists account={account} name={name} store={store} />
    </>
  )
})
