import { companyName, isForGood, offersReminder, remindedOneByOne } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { TableTools } from '../../../app/tables/TableTools.tsx'
import { selectionProps, tableProps } from '../../../lib/tables/tableProps.ts'
import { PaneDialog } from '../../../ui/dialogs/PaneDialog.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import {
  type CampaignPeople,
  downloadPeople,
  hasStarted,
  isRemindable,
  peopleFile,
  personId,
} from './CampaignPeople.ts'
import { personColumns } from './personColumns.tsx'
import { useChosenPeople } from './useChosenPeople.tsx'

type Props = {
  people: CampaignPeople
  place: string
  title: string
  filter?: ReactNode
  remindRefusal: string | null
  personHref: (email: string) => string
  onClose: () => void
  onReminded: () => void
}

export const PeopleDialog = observer(function PeopleDialog(props: Props) {
  const { people, place, title, filter, remindRefusal, personHref, onClose, onReminded } = props
  const { table } = people
  const { t } = useTranslation()
  const formats = useFormats()
  const company = companyName(useCompany())
  const [said, setSaid] = useState('')
  const chosen = useChosenPeople({ people, place, remindRefusal, onReminded, tell: setSaid })
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  useEffect(() => void table.load(), [table])

  const columns = useMemo(
    () =>
      personColumns({
        t,
        formats,
        offers: (person) =>
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
      {said && <Banner tone="success">{said}</Banner>}
      <WrapRow style={{ justifyContent: 'space-between' }}>
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{title}</span>
        <WrapRow>
          <TableTools
            list={table}
            searchLabel={t('campaigns.people.search')}
            fileName={peopleFile}
            onDownload={async () => downloadPeople(await table.every())}
          />
        </WrapRow>
      </WrapRow>
      {filter}
      {remindRefusal !== null && !isForGood(remindRefusal) && (
        <Banner tone="info">
          {remindRefusal === remindedOneByOne
            ? t('campaigns.people.openToRemind', { reason: remindRefusal })
            : remindRefusal}
        </Banner>
      )}
      <DataTable
        {...tableProps(table)}
        {...selectionProps(table, personId)}
        label={t('campaigns.people.title')}
        columns={columns}
        rowId={personId}
        rowName={({ name, email }) => name || email}
        rowHref={({ email }) => personHref(email)}
        bulkActions={chosen.bulkActions}
        empty={
          table.search.trim() ? (
            <NothingFound search={table.search} onClear={() => table.setSearch('')} />
          ) : (
            <EmptyState title={t(people.isPart ? 'campaigns.people.noneOfThese' : 'campaigns.people.none')} />
          )
        }
      />
      {chosen.dialog}
    </PaneDialog>
  )
})
