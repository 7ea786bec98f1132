import { createTextFilter } from '@heed/contracts'
import type { MockScenario } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toResourceProps } from '../../../src/lib/tables/tableProps.ts'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { CopyButton } from '../../../src/ui/buttons/CopyButton.tsx'
import { SearchField } from '../../../src/ui/form/SearchField.tsx'
import { WrapRow } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { NoResults } from '../../../src/ui/table/NoResults.tsx'
import { TextLink } from '../../../src/ui/text/TextLink.tsx'
import { useDeskQuery } from '../useDeskQuery.ts'

const col = createColumns<MockScenario>()

const makeLink = ({ name }: MockScenario): string => new URL(`/w/${name}/`, window.location.origin).href

const buildColumns = (t: TFunction, onMake: (scenario: string) => void) =>
  col.columns([
    col.accessor('name', {
      header: t('desk.worlds.scenario'),
      cell: ({ row: { original } }) => (
        <TextLink data-quiet data-name href={`${makeLink(original)}_mock/`}>
          {original.name}
        </TextLink>
      ),
      meta: { width: 220 },
    }),
    col.accessor('shows', {
      header: t('desk.worlds.shows'),
      cell: ({ row: { original } }) => <span style={{ whiteSpace: 'normal' }}>{original.shows}</span>,
      meta: { priority: 2, selfEvident: true },
    }),
    col.display({
      id: 'make',
      header: t('desk.worlds.link'),
      cell: ({ row: { original } }) => (
        <WrapRow style={{ flexWrap: 'nowrap', justifyContent: 'flex-end' }}>
          <CopyButton text={makeLink(original)} label={t('desk.people.copy')} name={original.name} />
          <ActionButton
            size="small"
            action={{
              key: 'make',
              label: t('desk.worlds.makeOne'),
              name: t('desk.worlds.makeOf', { name: original.name }),
              onRun: () => onMake(original.name),
            }}
          />
        </WrapRow>
      ),
      meta: { width: 250, align: 'right', priority: 3, selfEvident: true },
    }),
  ])

export const Scenarios = observer(function Scenarios({ onMake }: { onMake: (scenario: string) => void }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const scenariosQuery = useDeskQuery(({ scenarios }, signal) => scenarios.list({}, { signal }), {
    once: true,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: onMake does the same in every render
  const columns = useMemo(() => buildColumns(t, onMake), [t])
  const matches = createTextFilter(search.trim())
  const rows = (scenariosQuery.value?.scenarios ?? []).filter(({ name, shows }) =>
    matches(`${name} ${shows}`),
  )
  return (
    <Section
      title={t('desk.worlds.scenarios')}
      count={scenariosQuery.value?.scenarios.length}
      tools={
        <div style={{ flex: '1 1 auto', width: 264, minWidth: 120 }}>
          <SearchField
            label={t('desk.worlds.searchScenarios')}
            value={search}
            onChange={setSearch}
            delay={0}
          />
        </div>
      }
    >
      <DataTable
        {...toResourceProps(scenariosQuery)}
        label={t('desk.worlds.scenarios')}
        columns={columns}
        rows={rows}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        empty={
          search.trim() === '' ? (
            <EmptyState title={t('desk.worlds.noScenarios')} />
          ) : (
            <NoResults search={search} onClear={() => setSearch('')} />
          )
        }
      />
    </Section>
  )
})
