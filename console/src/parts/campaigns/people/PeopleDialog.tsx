import { companyName, offersReminder } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFlag } from '../../../app/drafts/useDraft.ts'
import { useKeptSelection } from '../../../app/drafts/useKeptSelection.ts'
import { useCompany } from '../../../app/RootContext.tsx'
import { TableTools } from '../../../app/TableTools.tsx'
import { selectionProps, tableProps } from '../../../lib/tableProps.ts'
import { refusedBy } from '../../../ui/action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Flow } from '../../../ui/layout.ts'
import { PaneDialog } from '../../../ui/PaneDialog.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { AddToListDialog } from '../../people/dialogs.ts'
import { usePeopleRefusals } from '../../people/usePeopleRefusals.ts'
import {
  type CampaignPeople,
  chosenAlone,
  downloadPeople,
  hasStarted,
  peopleFile,
  personId,
} from './CampaignPeople.ts'
import { personColumns } from './personColumns.tsx'
import { useAskRemind } from './useAskRemind.ts'

type Props = {
  people: CampaignPeople
  /** Names what is kept of it, such as which people are chosen. */
  place: string
  /** Of which list, or of what. */
  title: string
  /** Narrows who is shown. */
  filter?: ReactNode
  /** Why nobody can be reminded now; null where they can. */
  remindRefusal: string | null
  personHref: (email: string) => string
  onClose: () => void
  /** Somebody was reminded. */
  onReminded: () => void
}

/** The people of a campaign: to be looked through, chosen, reminded, put on a list, saved (S1 section 2). */
export const PeopleDialog = observer(function PeopleDialog(props: Props) {
  const { people, place, title, filter, remindRefusal, personHref, onClose, onReminded } = props
  const { table } = people
  const { t } = useTranslation()
  const formats = useFormats()
  const company = companyName(useCompany())
  const refusals = usePeopleRefusals()
  const [isAdding, setAdding] = useKeptFlag(`${place}/adding`)
  // A notice of the page is behind this dialog, where nobody hears it.
  const [said, setSaid] = useState('')
  const { ask, isBusy } = useAskRemind(people, (text) => {
    setSaid(text)
    onReminded()
  })
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useKeptSelection(`${place}/chosen`, table.selection)
  useEffect(() => void table.load(), [table])

  const columns = useMemo(
    () =>
      personColumns({
        t,
        formats,
        offers: (person) =>
          offersReminder(
            { started: hasStarted(person), completed: person.completedDate !== null },
            remindRefusal === null,
          ),
        onRemind: ({ email }) =>
          void latest.current({
            choose: () => ({ allSelected: false, checked: [email], unChecked: [] }),
            count: 1,
          }),
      }),
    [t, formats, remindRefusal],
  )
  const count = table.selection.count(table.total)
  return (
    <PaneDialog title={t('campaigns.people.title')} company={company} onClose={onClose} size="lg">
      {said && <Banner tone="success">{said}</Banner>}
      <Flow style={{ justifyContent: 'space-between' }}>
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{title}</span>
        <Flow>
          <TableTools
            list={table}
            searchLabel={t('campaigns.people.search')}
            fileName={peopleFile}
            onDownload={async () => downloadPeople(await table.every())}
          />
        </Flow>
      </Flow>
      {filter}
      <DataTable
        {...tableProps(table)}
        {...selectionProps(table, personId)}
        label={t('campaigns.people.title')}
        columns={columns}
        rowId={personId}
        rowName={({ name, email }) => name || email}
        rowHref={({ email }) => personHref(email)}
        bulkActions={[
          {
            key: 'remind',
            label: t('campaigns.reminding.send'),
            busy: isBusy,
            onRun: () => void ask({ choose: () => chosenAlone(people), count }),
            ...refusedBy(remindRefusal),
          },
          {
            key: 'addToList',
            label: t('campaigns.people.addToList'),
            onRun: () => setAdding(true),
            ...refusedBy(refusals.addToList),
          },
        ]}
        empty={
          table.search.trim() ? (
            <NothingFound search={table.search} onClear={() => table.setSearch('')} />
          ) : (
            <EmptyState title={t(people.isPart ? 'campaigns.people.noneOfThese' : 'campaigns.people.none')} />
          )
        }
      />
      {isAdding && table.total > 0 && (
        <AddToListDialog
          people={{ selection: table.selection.context, filter: table.search, listId: people.listId }}
          count={count}
          add={(target, chosen) => people.addToList(target, chosen)}
          tell={setSaid}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            table.selection.clear()
          }}
        />
      )}
    </PaneDialog>
  )
})
