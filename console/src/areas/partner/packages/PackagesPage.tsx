import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useAccountExportName } from '../useAccountExportName.ts'
import { type AccountProps, withAccount } from '../withAccount.tsx'
import { PackagesStore } from './PackagesStore.ts'
import { createPackageColumns, toPackageLines } from './packageColumns.tsx'

const Packages = observer(function Packages({ account }: AccountProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useRoot()
  const [store] = useState(() => new PackagesStore({ client, partnerId: account.id }))
  const { list, progress } = store
  const columns = useMemo(() => createPackageColumns(t, formats), [t, formats])
  const title = t('account.packages.title')
  const fileName = useAccountExportName(account)(title)
  useRefresh(() => void store.reloadRows())
  return (
    <Page title={t('shell.accountTabs.packages')} summary={t('account.packages.lead', account)}>
      {progress && (
        <MutedText style={{ marginBottom: 12 }}>
          <Announced inline>
            {t('account.packages.looking', {
              count: progress.count,
              done: formats.number(progress.loadedCount),
            })}
          </Announced>
        </MutedText>
      )}
      <ListSection
        title={title}
        list={list}
        searchLabel={t('account.packages.search')}
        fileName={fileName}
        onSave={(rows) => downloadBlob(fileName, createCsvBlob(toPackageLines(rows)))}
        columns={columns}
        rowId={({ companyId }) => String(companyId)}
        rowName={({ name }) => name}
        rowHref={({ companyId }) => paths.partnerCompany({ partnerId: account.id, companyId })}
        emptyState={
          <EmptyState
            title={t('account.packages.none')}
            text={t('account.packages.noneText')}
            action={{
              key: 'companies',
              label: t('account.packages.toCompanies'),
              to: paths.partnerCompanies({ partnerId: account.id }),
            }}
          />
        }
      />
    </Page>
  )
})

export const PackagesPage = withAccount(Packages)
