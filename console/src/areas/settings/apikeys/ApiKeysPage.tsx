import { type ApiKey, companyName } from '@heed/contracts'
import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFlag } from '../../../app/drafts/useDraft.ts'
import { Page } from '../../../app/Page.tsx'
import { useCompany, useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { countOf, tableProps } from '../../../lib/tableProps.ts'
import type { Action } from '../../../ui/action.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ShieldPicture } from '../../../ui/pictures/pictures.tsx'
import { Section } from '../../../ui/Section.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { useExpanded } from '../../../ui/useExpanded.ts'
import { ApiKeysStore } from './ApiKeysStore.ts'
import { NewKeyDialog } from './dialogs.ts'
import { KeyLines } from './KeyLines.tsx'
import { keyColumns } from './keyColumns.tsx'

const rowId = ({ id }: Pick<ApiKey, 'id'>) => String(id)

/** Keys that let programs in: made, named, copied and taken back (S0 section 2). */
export const ApiKeysPage = observer(function ApiKeysPage() {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const here = useCompany()
  const company = companyName(here)
  const store = useCompanyStore(ApiKeysStore)
  const { list } = store
  const [isMaking, setMaking] = useKeptFlag('makingKey')
  const open = useExpanded()
  const columns = useMemo(() => keyColumns(t), [t])
  useTableAddress(list)
  const title = t('shell.side.apiKeys')
  const make: Action = {
    key: 'make',
    label: t('settings.apiKeys.create'),
    icon: <Add />,
    onRun: () => setMaking(true),
  }
  function askDelete(key: ApiKey): void {
    confirm.ask({
      title: t('settings.apiKeys.deleteTitle', { name: key.name || t('ui.noName') }),
      description: t('settings.apiKeys.deleteText', { company }),
      actionLabel: t('settings.apiKeys.delete'),
      command: `heed keys delete ${String(key.id)} --company ${String(here.company_id)}`,
      danger: true,
      run: async () => {
        await store.remove(key.id)
        notices.show('success', t('settings.apiKeys.deleted'))
      },
    })
  }
  return (
    <Page title={title} summary={t('settings.apiKeys.summary')} primary={make}>
      <Section title={title} count={countOf(list)}>
        <DataTable
          {...tableProps(list)}
          label={title}
          columns={columns}
          rowId={rowId}
          rowName={({ name }) => name || t('ui.noName')}
          rowDetail={{ ...open, show: ({ value }) => <KeyLines value={value} /> }}
          rowMenu={(key) => [
            {
              key: 'delete',
              label: t('settings.apiKeys.delete'),
              icon: <Delete />,
              danger: true,
              onRun: () => askDelete(key),
            },
          ]}
          pagerHiddenUpTo={5}
          empty={
            <EmptyState
              picture={<ShieldPicture />}
              title={t('settings.apiKeys.none')}
              text={t('settings.apiKeys.noneText')}
              action={make}
            />
          }
        />
      </Section>
      {isMaking && (
        <NewKeyDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            if (!open.isOpen(rowId({ id }))) open.toggle(rowId({ id }))
          }}
        />
      )}
    </Page>
  )
})
