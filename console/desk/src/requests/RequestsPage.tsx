import Pause from 'virtual:icon/Pause'
import PlayArrow from 'virtual:icon/PlayArrow'
import type { Controls, MockRequest } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createChoiceFilter } from '../../../src/lib/tables/filters.ts'
import { createLocalFetch } from '../../../src/lib/tables/localPages.ts'
import { PagedList } from '../../../src/lib/tables/PagedList.ts'
import { getRowCount, toTableProps } from '../../../src/lib/tables/tableProps.ts'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { ChoiceFilters } from '../../../src/ui/table/filters/ChoiceFilters.tsx'
import { ListSearch } from '../../../src/ui/table/filters/ListSearch.tsx'
import { NoResults } from '../../../src/ui/table/NoResults.tsx'
import { useOpenRows } from '../../../src/ui/table/useOpenRows.ts'
import { useTableUrlSync } from '../../../src/ui/table/useTableUrlSync.ts'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDesk } from '../DeskContext.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import { createRequestColumns } from './requestColumns.tsx'

const kinds = ['refused', 'misfit', 'harmed'] as const
type Filters = { kind: (typeof kinds)[number] | null }

const matchesFilters = ({ status, problems, fault }: MockRequest, { kind }: Filters): boolean =>
  kind === null ||
  (kind === 'refused' && status >= 400) ||
  (kind === 'misfit' && problems !== undefined) ||
  (kind === 'harmed' && fault !== undefined)

const createRequestList = (controls: Controls) =>
  new PagedList<MockRequest, Filters>(
    createLocalFetch(async (signal) => (await controls.requests.list({}, { signal })).requests.toReversed(), {
      texts: ({ operation, method, path, person, status }) => [
        operation ?? '',
        `${method} ${path}`,
        person ?? '',
        String(status),
      ],
      fields: {},
      keeps: matchesFilters,
    }),
    { size: 20, filters: { kind: createChoiceFilter(kinds) } },
  )

const NoRequests = observer(function NoRequests({ list }: { list: PagedList<MockRequest, Filters> }) {
  const { t } = useTranslation()
  const isFiltered = list.search !== '' || list.filterCount > 0
  return isFiltered ? (
    <NoResults
      text={t('desk.requests.notFound')}
      onClear={() => {
        void list.clearFilters()
        list.setSearch('')
      }}
    />
  ) : (
    <EmptyState title={t('desk.requests.none')} text={t('desk.requests.noneText')} />
  )
})

export const RequestsPage = observer(function RequestsPage() {
  const { t } = useTranslation()
  const desk = useDesk()
  const formats = useFormats()
  const [isPaused, setPaused] = useState(false)
  const { controls } = desk
  const list = useMemo(() => createRequestList(controls), [controls])
  const open = useOpenRows()
  useTableUrlSync(list)
  useEffect(() => (isPaused ? undefined : desk.watch(() => list.refresh())), [desk, list, isPaused])
  const columns = useMemo(() => createRequestColumns(t, formats), [t, formats])
  return (
    <>
      <PageHeader
        title={t('desk.places.requests')}
        summary={t('desk.requests.about')}
        actions={[
          {
            key: 'hold',
            label: isPaused ? t('desk.requests.goOn') : t('desk.requests.hold'),
            icon: isPaused ? <PlayArrow /> : <Pause />,
            hint: t('desk.requests.holdHelp'),
            onRun: () => setPaused(!isPaused),
          },
        ]}
      />
      <Stack>
        <ChoiceFilters
          list={list}
          fields={[
            {
              name: 'kind',
              label: t('desk.requests.only'),
              choices: kinds.map((value) => ({ value, label: t(`desk.requests.kinds.${value}`) })),
            },
          ]}
        />
        <Section
          title={t('desk.requests.calls')}
          count={getRowCount(list)}
          tools={<ListSearch list={list} label={t('desk.requests.search')} />}
        >
          <DataTable
            {...toTableProps(list)}
            dense
            label={t('desk.requests.calls')}
            columns={columns}
            rowId={({ id }) => String(id)}
            rowName={({ method, path }) => `${method} ${path}`}
            rowDetail={{ ...open, show: (request) => <RequestDetail request={request} /> }}
            empty={<NoRequests list={list} />}
          />
        </Section>
        <ControlCalls
          calls={[
            { call: { control: 'requests.list' }, label: t('desk.requests.calls') },
            {
              call: { control: 'requests.list', args: { problems: '1' } },
              label: t('desk.requests.kinds.misfit'),
            },
          ]}
        />
      </Stack>
    </>
  )
})
