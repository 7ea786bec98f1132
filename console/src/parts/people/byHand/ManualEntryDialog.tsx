import { getCompanyName, type ListRef } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { formatAddEmployeesCommand } from '../actions/importCommand.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { ManualEntryRow } from './ManualEntryRow.tsx'
import type { ManualEntryStore } from './ManualEntryStore.ts'
import { createManualEntryStore, createPeopleSearch } from './openByHand.ts'
import type { PeopleSearch } from './PeopleSearch.ts'
import { Suggestions } from './Suggestions.tsx'

const DraftRows = z.array(z.object({ id: z.int(), email: z.string(), name: z.string() }))

type Props = { list: ListRef; onSwitch: () => void; onSaved: () => void; onClose: () => void }

export const ManualEntryDialog = observer(function ManualEntryDialog({
  list,
  onSwitch,
  onSaved,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const store = useEmployeesStore()
  const { sheet, search } = useManualEntry(list, onSaved)
  const { leave, done } = useLeaveGuard(!sheet.isBlank)
  const refusal = sheet.saveRefusal
  const save = async () => {
    const count = await sheet.save()
    if (count === null) return
    notices.show('success', t('employees.addedToList', { n: count, list: list.name }))
    done(onClose)
  }
  return (
    <FormDialog
      open
      size="md"
      title={t('employees.addTo', { list: list.name })}
      company={getCompanyName(company)}
      submitLabel={t('employees.done')}
      command={
        refusal === null ? formatAddEmployeesCommand(store.companyId, list.id, sheet.people) : undefined
      }
      disabledReason={refusal === null ? undefined : t(refusalKeys[refusal])}
      busy={sheet.saving}
      error={sheet.error ?? undefined}
      onClose={() => leave(onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      footer={
        <ActionButton
          action={{ key: 'switch', label: t('import.switchToImport'), onRun: () => leave(onSwitch) }}
          look="text"
          flush
        />
      }
    >
      <Typography variant="body2" color="textSecondary">
        {t('employees.knownHint')}
      </Typography>
      <EmployeeInputRows sheet={sheet} search={search} />
      <div>
        <ActionButton
          action={{ key: 'add', label: t('employees.addRow'), onRun: sheet.addRow }}
          size="small"
        />
      </div>
    </FormDialog>
  )
})

const refusalKeys = {
  nothing: 'employees.nothingEntered',
  firstEmail: 'employees.firstEmailFirst',
  errors: 'employees.mendRows',
} as const

function useManualEntry(list: ListRef, onSaved: () => void) {
  const store = useEmployeesStore()
  const draft = useDraft(`byHand/${list.id}`, DraftRows)
  const [sheet] = useState(() => createManualEntryStore(store, list, onSaved, draft.restoredValue))
  const [search] = useState(() => createPeopleSearch(store))
  useEffect(() => () => search.dispose(), [search])
  useEffect(
    () =>
      reaction(
        () => sheet.rows,
        (rows) => draft.save([...rows]),
      ),
    [sheet, draft],
  )
  return { sheet, search }
}

type RowsProps = { sheet: ManualEntryStore; search: PeopleSearch }

const EmployeeInputRows = observer(function TypedRows({ sheet, search }: RowsProps) {
  const [active, setActive] = useState(0)
  // A row is checked when it loses focus: a name being searched isn't an address yet.
  const [editedRow, setEditedRow] = useState<number | null>(null)
  return sheet.rows.map((row, index) => (
    <Fragment key={row.id}>
      <ManualEntryRow
        index={index}
        row={row}
        problem={editedRow === index ? undefined : (sheet.problems[index] ?? undefined)}
        onBlur={() => setEditedRow(null)}
        onChange={(change) => {
          sheet.setRow(index, change)
          setActive(index)
          setEditedRow(index)
          search.type(change.email ?? change.name ?? '')
        }}
      />
      {active === index && (
        <Suggestions
          search={search}
          onChoose={({ email, name }) => {
            sheet.setRow(index, { email, name })
            search.type('')
          }}
        />
      )}
    </Fragment>
  ))
})
