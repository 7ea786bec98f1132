import Movie from 'virtual:icon/MovieOutlined'
import { findTitleLanguage, formatCsvLine, type SnippetStat } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { TableTools } from '../../../app/tables/TableTools.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { Formats } from '../../../lib/formats.ts'
import { toResourceProps, toTableProps } from '../../../lib/tables/tableProps.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { NarrowOnlyText } from '../../../ui/table/cells/NarrowWord.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NoResults } from '../../../ui/table/NoResults.tsx'
import { NARROW_QUERY } from '../../../ui/table/parts.ts'
import { useLocalTable } from '../../../ui/table/useLocalTable.ts'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { radiiPx } from '../../../ui/theme/tokens.ts'
import type { EmbedStore } from '../EmbedStore.ts'
import { getSnippetPath } from '../snippetPath.ts'
import { useToggleEmbedding } from '../useToggle.ts'
import { SnippetBadge } from './SnippetBadge.tsx'

const ToggleCell = observer(function ToggleCell({ video }: { video: SnippetStat }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const getAction = useToggleEmbedding((generated) => void navigate(getSnippetPath(generated)))
  const action = getAction(video)
  return (
    <WrapRow>
      {video.enabled && (
        <ActionButton
          size="small"
          look="text"
          flush
          action={{ key: 'code', label: t('embed.showSnippet'), to: getSnippetPath(video) }}
        />
      )}
      {!action.hidden && <ActionButton size="small" look="text" flush={!video.enabled} action={action} />}
    </WrapRow>
  )
})

const Picture = styled('img')({
  width: 56,
  height: 32,
  flex: 'none',
  objectFit: 'cover',
  borderRadius: radiiPx.tag,
  [NARROW_QUERY]: { width: 32 },
})

const Thumb = ({ src }: { src: string | null }) =>
  src === null ? <IconTile icon={<Movie />} /> : <Picture alt="" src={src} loading="lazy" />

const PAGE_SIZE = 10

const col = createColumns<SnippetStat>()

type ColumnTexts = {
  t: TFunction
  formats: Formats
  getLanguageName: (code: string) => string
}

const createVideoColumns = ({ t, formats, getLanguageName }: ColumnTexts) =>
  col.columns([
    col.accessor('title', {
      header: t('embed.subject'),
      cell: ({ row: { original } }) => (
        <NameCell
          name={<SingleLineText text={original.title} language={findTitleLanguage(original, null)} />}
          mark={<Thumb src={original.thumb} />}
        />
      ),
      meta: { order: 'title' },
    }),
    col.accessor('category', {
      header: t('embed.category'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'category', priority: 3, width: '18%' },
    }),
    col.accessor('languages', {
      header: t('embed.languages'),
      cell: (cell) => <SingleLineText text={cell.getValue().map(getLanguageName).join(', ')} />,
      meta: { priority: 3, width: '16%' },
    }),
    col.accessor('views', {
      header: t('embed.views'),
      cell: (cell) => (
        <>
          {formats.number(cell.getValue())}
          <NarrowOnlyText>{t('embed.viewsWord', { count: cell.getValue() })}</NarrowOnlyText>
        </>
      ),
      meta: { order: 'views', priority: 2, width: 110, align: 'right' },
    }),
    col.accessor('enabled', {
      header: t('embed.status'),
      cell: ({ row: { original } }) => <SnippetBadge video={original} />,
      meta: { order: 'enabled', priority: 1, width: 160, selfEvident: true },
    }),
    col.display({
      id: 'toggle',
      header: t('embed.snippet'),
      cell: ({ row: { original } }) => <ToggleCell video={original} />,
      meta: { priority: 3, width: 300, selfEvident: true },
    }),
  ])

const toCsvLines = (videos: readonly SnippetStat[]): string[] => [
  formatCsvLine(['Subject', 'Id', 'Category', 'Languages', 'Views', 'Snippet']),
  ...videos.map(({ title, subject_id, category, languages, views, enabled }) =>
    formatCsvLine([title, subject_id, category, languages.join(' '), views, enabled ? 'on' : 'off']),
  ),
]

export const VideoTable = observer(function VideoTable({ store }: { store: EmbedStore }) {
  const { t } = useTranslation()
  const { status } = store
  const columnProps = useVideoColumns()
  if (status.value) return <Videos videos={status.value.subjects} />
  return (
    <Section title={t('embed.videos')}>
      <DataTable
        {...toResourceProps(status)}
        {...columnProps}
        label={t('embed.videos')}
        rows={[]}
        empty={<EmptyState title={t('embed.noVideos')} />}
      />
    </Section>
  )
})

function useVideoColumns() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { languages } = useRoot()
  return {
    columns: useMemo(
      () => createVideoColumns({ t, formats, getLanguageName: languages.getName }),
      [t, formats, languages],
    ),
    rowId: ({ subject_id: id }: SnippetStat) => String(id),
    rowName: ({ title }: SnippetStat) => title,
  }
}

const Videos = observer(function Videos({ videos }: { videos: readonly SnippetStat[] }) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const list = useLocalTable(videos, {
    prefix: 'videos',
    size: PAGE_SIZE,
    order: 'enabled desc',
    texts: ({ title, category, languages: codes }) => [title, category, ...codes.map(languages.getName)],
    fields: {
      title: ({ title }) => title,
      category: ({ category }) => category,
      views: ({ views }) => views,
      enabled: ({ enabled }) => Number(enabled),
    },
  })
  const fileName = useExportName()(t('embed.videos'))
  const file = {
    fileName,
    onDownload: async () => downloadBlob(fileName, createCsvBlob(toCsvLines(await list.fetchAll()))),
  }
  return (
    <Section
      title={t('embed.videos')}
      count={videos.length}
      tools={<TableTools list={list} searchLabel={t('embed.search')} {...file} />}
    >
      <DataTable
        {...toTableProps(list)}
        {...useVideoColumns()}
        label={t('embed.videos')}
        rowHref={getSnippetPath}
        empty={
          list.search === '' ? (
            <EmptyState title={t('embed.noVideos')} />
          ) : (
            <NoResults search={list.search} onClear={() => list.setSearch('')} />
          )
        }
      />
    </Section>
  )
})
