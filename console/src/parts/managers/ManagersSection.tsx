import { formatCsvLine, formatCsvTime, type Manager, role } from '@heed/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSection } from '../../app/tables/ListSection.tsx'
import { createCsvBlob, downloadBlob } from '../../lib/files/download.ts'
import type { PagedList } from '../../lib/tables/PagedList.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../ui/buttons/action.ts'
import { useFormats } from '../../ui/formats.ts'
import { PeoplePicture } from '../../ui/pictures/PeoplePicture.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { createManagerColumns } from './managerColumns.tsx'
import { maxRowsWithoutPager } from './managerList.ts'

interface ExportOptions {
  hasBills: boolean
}

const toManagerLines = (managers: readonly Manager[], { hasBills }: ExportOptions): string[] => [
  formatCsvLine(['Name', 'Email', 'Role', 'Added (UTC)', ...(hasBills ? ['Gets the bills'] : [])]),
  ...managers.map(({ name = '', email, role: managerRole, created, billing = false }) =>
    formatCsvLine([
      name,
      email,
      managerRole === role.admin ? 'Admin' : 'Viewer',
      formatCsvTime(created),
      ...(hasBills ? [billing ? 'Yes' : 'No'] : []),
    ]),
  ),
]

const downloadManagers = (name: string, managers: readonly Manager[], options: ExportOptions): void =>
  downloadBlob(name, createCsvBlob(toManagerLines(managers, options)))

type Props = {
  title: string
  list: PagedList<Manager>
  hasBills: boolean
  menu: (manager: Manager) => readonly Action[]
  add: Action
  hasAdd?: boolean
  fileName: string
  emptyTexts: { title: string; text: string }
}

export function ManagersSection(props: Props) {
  const { title, list, hasBills, menu, add, hasAdd: hasAddButton = false, fileName, emptyTexts } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const columns = useMemo(() => createManagerColumns(t, formats, { hasBills }), [t, formats, hasBills])
  return (
    <ListSection
      title={title}
      list={list}
      searchLabel={t('settings.admins.search')}
      fileName={fileName}
      onSave={(managers) => downloadManagers(fileName, managers, { hasBills })}
      after={hasAddButton && <ActionButton action={add} />}
      columns={columns}
      rowId={({ email }) => email}
      rowName={({ name, email }) => name || email}
      rowMenu={menu}
      sizes={[10, 20, 50]}
      pagerHiddenUpTo={maxRowsWithoutPager}
      emptyState={<EmptyState picture={<PeoplePicture />} {...emptyTexts} action={add} />}
    />
  )
}
