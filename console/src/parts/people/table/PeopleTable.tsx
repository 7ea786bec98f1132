import Delete from 'virtual:icon/DeleteOutlined'
import PlaylistAdd from 'virtual:icon/PlaylistAdd'
import { Employee, type EmployeeList, getListLockReason, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag, useDraftState } from '../../../app/drafts/useDraft.ts'
import { useDraftSelection } from '../../../app/drafts/useDraftSelection.ts'
import { getEmployeePath } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { toSelectionProps, toTableProps } from '../../../lib/tables/tableProps.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useTableUrlSync } from '../../../ui/table/useTableUrlSync.ts'
import { getEmployeeName, useEmployeeActions } from '../actions/useEmployeeActions.tsx'
import { useSendAgain } from '../bounces/useSendAgain.ts'
import { AddToListDialog, EditEmployeeDialog } from '../dialogs.ts'
import { removalDraftKey, SavedRemoval } from '../removal/RemovalQueue.ts'
import { usePeopleRefusals } from '../usePeopleRefusals.ts'
import { createPeopleColumns } from './peopleColumns.tsx'

const RemovalDialog = createLazyOverlay(
  async () => (await import('../removal/RemovalDialog.tsx')).RemovalDialog,
)

type Props = {
  table: PagedList<Employee>
  label: string
  emptyState: ReactNode
  list?: Pick<EmployeeList, 'id' | 'name' | 'source'> | undefined
  onChanged: () => void
}

const getEmail = ({ email }: Employee): string => email

export const PeopleTable = observer(function PeopleTable(props: Props) {
  const { table, label, emptyState, list, onChanged } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const anonymous = isAnonymous(useCompany())
  const draftPrefix = `people/${list?.id ?? 'all'}`
  const [editedEmployee, setEditedEmployee] = useDraftState(`${draftPrefix}/editing`, Employee)
  const [isAdding, setAdding] = useDraftFlag(`${draftPrefix}/adding`)
  const [unfinishedRemoval, setUnfinishedRemoval] = useDraftState(removalDraftKey, SavedRemoval)
  const [isRemoving, setRemoving] = useState(unfinishedRemoval !== undefined)
  const columns = useMemo(() => createPeopleColumns(t, formats, anonymous), [t, formats, anonymous])
  const actions = useEmployeeActions({
    list,
    onEdit: setEditedEmployee,
    onSentAgain: onChanged,
    onDeleted: onChanged,
  })
  const { offer } = useSendAgain()
  useTableUrlSync(table)
  useDraftSelection(`${draftPrefix}/chosen`, table.selection)
  const bulkActions = useBulkActions(list, {
    onAdd: () => setAdding(true),
    onRemove: () => setRemoving(true),
  })
  return (
    <>
      <DataTable
        {...toTableProps(table)}
        {...toSelectionProps(table, getEmail)}
        label={label}
        columns={columns}
        rowId={getEmail}
        rowName={getEmployeeName}
        rowHref={({ email }) => getEmployeePath(email, list?.id)}
        rowMenu={actions}
        bulkActions={bulkActions}
        empty={emptyState}
      />
      <Suspense>
        {editedEmployee && (
          <EditEmployeeDialog
            employee={editedEmployee}
            onClose={() => setEditedEmployee(undefined)}
            onSaved={(savedEmployee) => {
              setEditedEmployee(undefined)
              offer(editedEmployee.email, savedEmployee, onChanged)
            }}
          />
        )}
        {isRemoving && (
          <RemovalDialog
            openedRemoval={{ table, list, anonymous, keep: setUnfinishedRemoval }}
            savedRemoval={unfinishedRemoval}
            onClose={() => {
              setRemoving(false)
              setUnfinishedRemoval(undefined)
            }}
            onRemoved={onChanged}
          />
        )}
        {isAdding && table.total > 0 && (
          <AddToListDialog
            people={{ selection: table.selection.context, filter: table.search, listId: list?.id }}
            count={table.selection.count(table.total)}
            onClose={() => setAdding(false)}
            onAdded={() => {
              setAdding(false)
              table.selection.clear()
              onChanged()
            }}
          />
        )}
      </Suspense>
    </>
  )
})

type BulkHandlers = { onAdd: () => void; onRemove: () => void }

function useBulkActions(list: Props['list'], { onAdd, onRemove }: BulkHandlers): readonly Action[] {
  const { t } = useTranslation()
  const refusals = usePeopleRefusals()
  const addToListAction: Action = {
    key: 'addToList',
    label: t('employees.addToList'),
    icon: <PlaylistAdd />,
    onRun: onAdd,
    ...toRefusalProps(refusals.addToList),
  }
  const removeAction: Action = {
    key: 'remove',
    label: list ? t('employees.removal.actionOfList') : t('employees.removal.action'),
    icon: <Delete />,
    danger: true,
    onRun: onRemove,
    ...toRefusalProps(refusals.delete ?? (list ? getListLockReason(list) : null)),
  }
  return [addToListAction, removeAction]
}
