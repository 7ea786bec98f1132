import Login from 'virtual:icon/Login'
import type { MockPerson } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createChoiceFilter } from '../../../src/lib/tables/filters.ts'
import { createLocalFetch } from '../../../src/lib/tables/localPages.ts'
import { PagedList } from '../../../src/lib/tables/PagedList.ts'
import { getRowCount, toTableProps } from '../../../src/lib/tables/tableProps.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { PeoplePicture } from '../../../src/ui/pictures/PeoplePicture.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { ChoiceFilters } from '../../../src/ui/table/filters/ChoiceFilters.tsx'
import { ListSearch } from '../../../src/ui/table/filters/ListSearch.tsx'
import { useTableUrlSync } from '../../../src/ui/table/useTableUrlSync.ts'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDesk } from '../DeskContext.tsx'
import { createPersonColumns } from './personColumns.tsx'

const roles = ['admin', 'viewer', 'partner', 'super'] as const
type Filters = { role: (typeof roles)[number] | null }

export const PeoplePage = observer(function PeoplePage() {
  const { t } = useTranslation()
  const { controls } = useDesk()
  const list = useMemo(
    () =>
      new PagedList<MockPerson, Filters>(
        createLocalFetch(async (signal) => (await controls.people.list({}, { signal })).people, {
          texts: ({ name, email, company }) => [name, email, company?.name ?? ''],
          fields: {
            name: ({ name }) => name,
            role: ({ role }) => roles.indexOf(role as (typeof roles)[number]),
            company: ({ company }) => company?.name ?? null,
          },
          keeps: ({ role }, filters) => filters.role === null || role === filters.role,
        }),
        {
          size: 20,
          order: '',
          fields: ['name', 'role', 'company'],
          filters: { role: createChoiceFilter(roles) },
        },
      ),
    [controls],
  )
  const columns = useMemo(() => createPersonColumns(t), [t])
  useTableUrlSync(list)
  return (
    <>
      <PageHeader title={t('desk.places.people')} summary={t('desk.people.about')} />
      <Stack>
        <ChoiceFilters
          list={list}
          fields={[
            {
              name: 'role',
              label: t('desk.people.role'),
              choices: roles.map((value) => ({ value, label: t(`desk.people.roles.${value}`) })),
            },
          ]}
        />
        <Section
          title={t('desk.people.title')}
          count={getRowCount(list)}
          tools={<ListSearch list={list} label={t('desk.people.search')} />}
        >
          <DataTable
            {...toTableProps(list)}
            label={t('desk.people.title')}
            columns={columns}
            rowId={({ email }) => email}
            rowName={({ name, email }) => name || email}
            empty={
              <EmptyState
                picture={<PeoplePicture />}
                icon={<Login />}
                title={t('desk.people.none')}
                text={t('desk.people.noneText')}
              />
            }
          />
        </Section>
        <ControlCalls calls={[{ call: { control: 'people.list' } }]} />
      </Stack>
    </>
  )
})
