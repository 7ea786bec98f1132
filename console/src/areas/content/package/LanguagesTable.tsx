import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import InventoryOutlined from 'virtual:icon/Inventory2Outlined'
import PlayArrow from 'virtual:icon/PlayArrowOutlined'
import IconButton from '@mui/material/IconButton'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PackagesStore } from '../upload/PackagesStore.ts'
import { useLanguageName } from '../upload/useLanguageName.ts'
import { PackagePreview } from './PackagePreview.tsx'
import type { PackageLanguage, PackageStore } from './PackageStore.ts'

const LanguageCell = observer(function LanguageCell({ code }: { code: string }) {
  const { all } = useRoot().languages
  const name = useLanguageName()(code)
  const [isBroken, setBroken] = useState(false)
  const flag = all.find((item) => item.code === code)?.flag_image
  return (
    <WrapRow>
      {flag && !isBroken && <img src={flag} alt="" width={20} height={15} onError={() => setBroken(true)} />}
      <span>{name}</span>
    </WrapRow>
  )
})

type Props = {
  store: PackageStore
  onEdit: (language: PackageLanguage) => void
  onPackageDeleted: () => void
}

const maxRowsWithoutPager = 5

export const LanguagesTable = observer(function LanguagesTable({ store, onEdit, onPackageDeleted }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const [previewedLanguage, setPreviewedLanguage] = useState<string | undefined>(undefined)
  const askDelete = useDeleteLanguage(store, onPackageDeleted)
  const languageName = useLanguageName()
  const columns = createLanguageColumns(t, {
    getNames: ({ name, language }) => ({ name, language: languageName(language) }),
    onPreview: ({ language }) => setPreviewedLanguage(language),
    ...(session.isAdmin && { onEdit, onDelete: askDelete }),
  })
  return (
    <>
      <DataTable
        label={t('packages.languages')}
        columns={columns}
        rows={store.visiblePage.languages}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        loading={store.info.isFirstLoad}
        paging={store.paging}
        sizes={[maxRowsWithoutPager]}
        pagerHiddenUpTo={maxRowsWithoutPager}
        empty={<EmptyState icon={<InventoryOutlined />} title={t('packages.nothing')} />}
      />
      <Suspense>
        {previewedLanguage !== undefined && (
          <PackagePreview
            store={store}
            language={previewedLanguage}
            onClose={() => setPreviewedLanguage(undefined)}
          />
        )}
      </Suspense>
    </>
  )
})

function useDeleteLanguage(store: PackageStore, onPackageDeleted: () => void) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const { company_id: companyId } = useCompany()
  const packages = useCompanyStore(PackagesStore)
  const languageName = useLanguageName()
  return ({ language, name, isMainLanguage }: PackageLanguage) =>
    confirm.ask({
      ...(isMainLanguage
        ? {
            title: t('packages.deletePackageOf', { name }),
            description: t('packages.deleteDefaultText'),
            actionLabel: t('packages.deletePackage'),
          }
        : {
            title: t('packages.deleteLanguageOf', { name, language: languageName(language) }),
            description: t('packages.deleteLanguageText'),
            actionLabel: t('packages.deleteLanguage'),
          }),
      command: formatCallCommand('content.deleteTranslation', {
        companyId,
        scormId: store.scormId,
        language,
        isDefault: isMainLanguage ? '1' : '0',
      }),
      danger: true,
      run: async () => {
        if (await packages.removeLanguage(store.scormId, language, isMainLanguage)) {
          onPackageDeleted()
          return
        }
        notices.show('success', t('packages.languageDeleted'))
        await store.load()
      },
    })
}

type LanguageActions = {
  /** Distinguishes the buttons in different rows: two languages may have the same name. */
  getNames: (row: PackageLanguage) => { name: string; language: string }
  onPreview: (row: PackageLanguage) => void
  onEdit?: (row: PackageLanguage) => void
  onDelete?: (row: PackageLanguage) => void
}

const col = createColumns<PackageLanguage>()

const createLanguageColumns = (t: TFunction, { getNames, onPreview, onEdit, onDelete }: LanguageActions) =>
  col.columns([
    col.accessor('name', {
      header: t('packages.name'),
      cell: ({ row: { original } }) => (
        <span>
          <span lang={original.language}>{original.name}</span>
          {original.isMainLanguage && <strong> {t('packages.defaultMark')}</strong>}
        </span>
      ),
    }),
    col.accessor('language', {
      header: t('packages.language'),
      cell: (cell) => <LanguageCell code={cell.getValue()} />,
      meta: { priority: 1, width: 220, selfEvident: true },
    }),
    col.display({
      id: 'ways',
      header: t('packages.preview'),
      cell: ({ row: { original } }) => (
        <WrapRow style={{ flexWrap: 'nowrap', justifyContent: 'flex-end' }}>
          <ActionButton
            action={{
              key: 'preview',
              label: t('packages.preview'),
              name: t('packages.previewLanguageOf', getNames(original)),
              icon: <PlayArrow />,
              onRun: () => onPreview(original),
            }}
            size="small"
          />
          {onEdit && (
            <IconButton
              size="small"
              aria-label={t('packages.editLanguageOf', getNames(original))}
              onClick={() => onEdit(original)}
            >
              <Edit fontSize="small" />
            </IconButton>
          )}
          {onDelete && (
            <IconButton
              size="small"
              aria-label={t('packages.deleteLanguageOf', getNames(original))}
              onClick={() => onDelete(original)}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </WrapRow>
      ),
      meta: { priority: 2, align: 'right', width: 230, selfEvident: true },
    }),
  ])
