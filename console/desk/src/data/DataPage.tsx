import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Resource } from '../../../src/lib/requests/Resource.ts'
import { CodeBlock } from '../../../src/ui/code/CodeBlock.tsx'
import { SearchField } from '../../../src/ui/form/SearchField.tsx'
import { SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { NoResults } from '../../../src/ui/table/NoResults.tsx'
import { Pager } from '../../../src/ui/table/Pager.tsx'
import { TextSkeleton } from '../../../src/ui/text/TextSkeleton.tsx'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskQuery } from '../useDeskQuery.ts'

const PAGE_SIZE = 10

type CollectionQuery = { name: string; q: string }

type CollectionToolsProps = CollectionQuery & {
  counts: Readonly<Record<string, number>>
  onChange: (params: Record<string, string>) => void
}

function CollectionTools({ name, q, counts, onChange }: CollectionToolsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <>
      <div style={{ flex: '1 1 auto', width: 220, minWidth: 140 }}>
        <SelectBox
          label={t('desk.data.collection')}
          labelHidden
          value={name}
          onChange={(value) => onChange({ of: value, search: '', page: '1' })}
          options={(Object.keys(counts).length > 0 ? Object.keys(counts) : [name]).map((value) => ({
            value,
            label: `${value} (${formats.number(counts[value] ?? 0)})`,
          }))}
        />
      </div>
      <div style={{ flex: '1 1 auto', width: 220, minWidth: 120 }}>
        <SearchField
          label={t('desk.data.search')}
          value={q}
          onChange={(text) => onChange({ search: text, page: '1' })}
        />
      </div>
    </>
  )
}

type CollectionRowsProps = CollectionQuery & {
  rows: Resource<readonly Readonly<Record<string, unknown>>[]>
  onClear: () => void
}

const CollectionRows = observer(function CollectionRows({ name, q, rows, onClear }: CollectionRowsProps) {
  const { t } = useTranslation()
  if (!rows.value) {
    if (!rows.failure) return <TextSkeleton />
    const title = t('ui.notLoadedOf', { name })
    return <ErrorState title={title} text={rows.error} onRetry={() => void rows.reload()} />
  }
  if (rows.value.length === 0) {
    return q === '' ? <EmptyState title={t('desk.data.none')} /> : <NoResults search={q} onClear={onClear} />
  }
  return (
    <Stack>
      {rows.value.map((row) => (
        <CodeBlock
          key={String(row.id)}
          label={`${name} ${String(row.id)}`}
          code={JSON.stringify(row, null, 2)}
          wrap
        />
      ))}
    </Stack>
  )
})

export const DataPage = observer(function DataPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const name = params.get('of') ?? 'companies'
  const q = params.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const collections = useDeskQuery(({ data }, signal) => data.list({}, { signal }))
  const query = { name, _page: page, _limit: PAGE_SIZE, ...(q === '' ? {} : { q }) }
  const rows = useDeskQuery(({ data }, signal) => data.rows(query, { signal }), {
    key: JSON.stringify(query),
  })
  const counts = collections.value?.collections ?? {}
  // Searches are debounced, so the URL may contain a different collection by now.
  const updateParams = (next: Record<string, string>) => {
    const params = new URLSearchParams(window.location.search)
    for (const [key, value] of Object.entries(next)) params.set(key, value)
    setParams(params, { replace: true })
  }
  // json-server reports search totals only in a header, so after a full page there may be a next page.
  const shownCount = rows.value?.length ?? 0
  const total =
    q === '' ? (counts[name] ?? 0) : (page - 1) * PAGE_SIZE + shownCount + Number(shownCount === PAGE_SIZE)
  return (
    <>
      <PageHeader title={t('desk.places.data')} summary={t('desk.data.about')} />
      <Stack>
        <Panel
          title={name}
          count={counts[name]}
          aside={<CollectionTools {...{ name, q, counts }} onChange={updateParams} />}
        >
          <CollectionRows {...{ name, q, rows }} onClear={() => updateParams({ search: '', page: '1' })} />
          {total > PAGE_SIZE && (
            <Pager
              label={name}
              sizes={[PAGE_SIZE]}
              paging={{
                page: page - 1,
                size: PAGE_SIZE,
                total,
                onPage: (number) => updateParams({ page: String(number + 1) }),
              }}
            />
          )}
        </Panel>
        <ControlCalls
          calls={[
            { label: t('desk.places.data'), call: { control: 'data.list' } },
            { label: name, call: { control: 'data.rows', args: query } },
          ]}
        />
      </Stack>
    </>
  )
})
