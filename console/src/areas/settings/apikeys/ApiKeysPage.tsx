import Add from 'virtual:icon/Add'
import Delete from 'virtual:icon/DeleteOutlined'
import { type ApiKey, formatCsvLine, getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useExportName } from '../../../app/files/useExportName.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import { maskSecret } from '../../../lib/maskSecret.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useExpansion } from '../../../ui/buttons/useExpanded.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { ShieldPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ApiKeySnippets } from './ApiKeySnippets.tsx'
import { ApiKeysStore } from './ApiKeysStore.ts'
import { createKeyColumns } from './keyColumns.tsx'

const NewKeyDialog = createLazyOverlay(async () => (await import('./NewKeyDialog.tsx')).NewKeyDialog)

const getRowId = ({ id }: Pick<ApiKey, 'id'>) => String(id)

/** Keys are masked, because a shared file must not contain usable keys. */
const toCsvLines = (keys: readonly ApiKey[]): string[] => [
  formatCsvLine(['Id', 'Name', 'Key']),
  ...keys.map(({ id, name, value }) => formatCsvLine([String(id), name, maskSecret(value)])),
]

export const ApiKeysPage = observer(function ApiKeysPage() {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const currentCompany = useCompany()
  const company = getCompanyName(currentCompany)
  const store = useCompanyStore(ApiKeysStore)
  const { list } = store
  const [isDialogOpen, setDialogOpen] = useDraftFlag('makingKey')
  const open = useExpansion()
  const columns = useMemo(() => createKeyColumns(t), [t])
  const title = t('shell.side.apiKeys')
  const fileName = useExportName()(title)
  const createAction: Action = {
    key: 'make',
    label: t('settings.apiKeys.create'),
    icon: <Add />,
    onRun: () => setDialogOpen(true),
  }
  function askDelete(key: ApiKey): void {
    confirm.ask({
      title: t('settings.apiKeys.deleteTitle', { name: key.name || t('ui.noName') }),
      description: t('settings.apiKeys.deleteText', { company }),
      actionLabel: t('settings.apiKeys.delete'),
      command: `heed keys delete ${String(key.id)} --company ${String(currentCompany.company_id)}`,
      danger: true,
      run: async () => {
        await store.remove(key.id)
        notices.show('success', t('settings.apiKeys.deleted'))
      },
    })
  }
  return (
    <Page title={title} summary={t('settings.apiKeys.summary')} primary={createAction}>
      <ListSection
        title={title}
        list={list}
        fileName={fileName}
        onSave={(keys) => downloadBlob(fileName, createCsvBlob(toCsvLines(keys)))}
        columns={columns}
        rowId={getRowId}
        rowName={({ name }) => name || t('ui.noName')}
        rowDetail={{ ...open, show: ({ value }) => <ApiKeySnippets value={value} /> }}
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
        emptyState={
          <EmptyState
            picture={<ShieldPicture />}
            title={t('settings.apiKeys.none')}
            text={t('settings.apiKeys.noneText')}
            action={createAction}
          />
        }
      />
      {isDialogOpen && (
        <NewKeyDialog
          onClose={() => setDialogOpen(false)}
          onCreated={(id) => {
            setDialogOpen(false)
            if (!open.isOpen(getRowId({ id }))) open.toggle(getRowId({ id }))
          }}
        />
      )}
    </Page>
  )
})
