import { getCompanyName, isPermanentRefusal, offersReminder, remindIndividuallyText } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { TableTools } from '../../../app/tables/TableTools.tsx'
import { toSelectionProps, toTableProps } from '../../../lib/tables/tableProps.ts'
import { PaneDialog } from '../../../ui/dialogs/PaneDialog.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NoResults } from '../../../ui/table/NoResults.tsx'
import {
  type CampaignPeople,
  downloadPeople,
  getPersonId,
  hasStarted,
  isRemindable,
  peopleFileName,
} from './CampaignPeople.ts'
import { createPersonColumns } from './personColumns.tsx'
import { useChosenPeople } from './useChosenPeople.tsx'

type Props = {
  people: CampaignPeople
  draftPrefix: string
  title: string
  filter?: ReactNode
  remindRefusal: string | null
  getPersonPath: (email: string) => string
  onClose: () => void
  onReminded: () => void
}

export const PeopleDialog = observer(function PeopleDialog(props: Props) {
  const { people, draftPrefix, title, filter, remindRefusal, getPersonPath, onClose, onReminded } = props
  const { table } = people
  const { t } = useTranslation()
  const formats = useFormats()
  const company = getCompanyName(useCompany())
  const [doneText, setDoneText] = useState('')
  const selectedPeople = useChosenPeople({
    people,
    draftPrefix,
    remindRefusal,
    onReminded,
    tell: setDoneText,
  })
  const latest = useRef(selectedPeople)
  useEffect(() => {
    latest.current = selectedPeople
  })
  useEffect(() => void table.load(), [table])

  const columns = useMemo(
    () =>
      createPersonColumns({
        t,
        formats,
        canRemind: (person) =>
          isRemindable(person) &&
          offersReminder(
            { started: hasStarted(person), completed: person.completedDate !== null },
            remindRefusal === null,
          ),
        onRemind: (person) => latest.current.remindOne(person),
      }),
    [t, formats, remindRefusal],
  )
  return (
    <PaneDialog title={t('campaigns.people.title')} company={company} onClose={onClose} size="lg">
      {doneText && <Banner tone="success">{doneText}</Banner>}
      <WrapRow style={{ justifyContent: 'space-between' }}>
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{title}</span>
        <WrapRow>
          <TableTools
            list={table}
            searchLabel={t('campaigns.people.search')}
            fileName={peopleFileName}
            onDownload={async () => downloadPeople(await table.fetchAll())}
          />
        </WrapRow>
      </WrapRow>
      {filter}
      {remindRefusal !== null && !isPermanentRefusal(remindRefusal) && (
        <Banner tone="info">
          {remindRefusal === remindIndividuallyText
            ? t('campaigns.people.openToRemind', { reason: remindRefusal })
            : remindRefusal}
        </Banner>
      )}
      <DataTable
        {...toTableProps(table)}
        {...toSelectionProps(table, getPersonId)}
        label={t('campaigns.people.title')}
        columns={columns}
        rowId={getPersonId}
        rowName={({ name, email }) => name || email}
        rowHref={({ email }) => getPersonPath(email)}
        bulkActions={selectedPeople.bulkActions}
        empty={
          table.search.trim() ? (
            <NoResults search={table.search} onClear={() => table.setSearch('')} />
          ) : (
            <EmptyState
              title={t(people.isFiltered ? 'campaigns.people.noneOfThese' : 'campaigns.people.none')}
            />
          )
        }
      />
      {selectedPeople.dialog}
    </PaneDialog>
  )
})
