import { companyName, csvLine, type Group, integrationNames, syncRunsRefusal } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { csvBlob, download } from '../../../lib/files/download.ts'
import type { Formats } from '../../../lib/formats.ts'
import { resourceProps, tableProps } from '../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Section } from '../../../ui/panels/Section.tsx'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NarrowWord } from '../../../ui/table/cells/NarrowWord.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useLocalTable } from '../../../ui/table/useLocalTable.ts'
import { type Directory, makeExcludeRule } from '../Directory.ts'
import { GROUPS_PAGE_SIZE } from './GroupChoice.ts'

const GroupsDialog = createLazyOverlay(async () => (await import('./GroupsDialog.tsx')).GroupsDialog)

const col = createColumns<Group>()
const nothing: readonly Group[] = []

type Props = { directory: Directory }

export const GroupsPanel = observer(function GroupsPanel({ directory }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { selected, isSyncing, type } = directory
  const [isChoosing, setChoosing] = useDraftFlag(`integrations/${type}/choosing`)
  const columns = useMemo(() => groupColumns(t, formats), [t, formats])
  const getActions = useGroupActions(directory)
  const fileName = useExportName()(integrationNames[type], t('integrations.groups.synced'))
  const list = useLocalTable(selected.value ?? nothing, {
    prefix: 'groups',
    size: GROUPS_PAGE_SIZE,
    order: 'name asc',
    texts: ({ displayName }) => [displayName],
    fields: { name: ({ displayName }) => displayName, people: ({ usersCount }) => usersCount },
  })
  const choose = {
    key: 'choose',
    label: t('integrations.groups.open'),
    disabledReason: selected.value
      ? (syncRunsRefusal(isSyncing) ?? undefined)
      : (selected.error ?? t('ui.loading')),
    onRun: () => setChoosing(true),
  }
  return (
    <Section
      title={t('integrations.groups.synced')}
      count={selected.value?.length}
      tools={
        <>
          <ExportButton
            fileName={fileName}
            total={list.total}
            onDownload={async () => download(fileName, csvBlob(toCsvLines(await list.every())))}
          />
          <ActionButton action={choose} />
        </>
      }
    >
      <DataTable
        {...tableProps(list)}
        {...resourceProps(selected)}
        label={t('integrations.groups.synced')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ displayName }) => displayName}
        rowMenu={getActions}
        pagerHiddenUpTo={GROUPS_PAGE_SIZE}
        empty={
          <EmptyState
            picture={<ListPicture />}
            title={t('integrations.groups.noneSynced')}
            text={t('integrations.groups.noneSyncedText', { name: integrationNames[type] })}
            primary={choose}
          />
        }
      />
      {isChoosing && selected.value && (
        <GroupsDialog directory={directory} onClose={() => setChoosing(false)} />
      )}
    </Section>
  )
})

const toCsvLines = (groups: readonly Group[]): string[] => [
  csvLine(['Id', 'Name', 'People']),
  ...groups.map(({ id, displayName, usersCount }) => csvLine([id, displayName, String(usersCount)])),
]

const groupColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('displayName', { header: t('integrations.groups.name'), meta: { order: 'name' } }),
    col.accessor('usersCount', {
      header: t('integrations.groups.members'),
      cell: ({ row: { original } }) => (
        <>
          {formats.number(original.usersCount)}
          <NarrowWord>{t('integrations.groups.peopleWord', { count: original.usersCount })}</NarrowWord>
        </>
      ),
      meta: { order: 'people', align: 'right', width: 160 },
    }),
  ])

function useGroupActions(directory: Directory) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = companyName(useCompany())
  const disabledReason = syncRunsRefusal(directory.isSyncing) ?? undefined
  return (group: Group) => {
    const name = group.displayName
    const about = { name, company, service: integrationNames[directory.type] }
    return [
      {
        key: 'leaveOut',
        label: t('integrations.groups.leaveOut'),
        disabledReason,
        onRun: () =>
          confirm.ask({
            title: t('integrations.groups.leaveOutTitle', about),
            description: t('integrations.groups.leaveOutText', about),
            actionLabel: t('integrations.groups.leaveOut'),
            command: formatCallCommand('integrations.saveRule', {
              ...directory.place,
              ...makeExcludeRule(group),
            }),
            run: async () => {
              await directory.leaveOut(group)
              notices.show('success', t('integrations.groups.isLeftOut', about))
            },
          }),
      },
      {
        key: 'delete',
        label: t('integrations.groups.delete'),
        danger: true,
        disabledReason,
        onRun: () =>
          confirm.ask({
            title: t('integrations.groups.deleteTitle', about),
            description: t('integrations.groups.deleteText', about),
            actionLabel: t('integrations.groups.delete'),
            command: formatCallCommand('integrations.deleteGroup', { ...directory.place, groupId: group.id }),
            danger: true,
            run: async () => {
              await directory.forget(group)
              notices.show('success', t('integrations.groups.deleted'))
            },
          }),
      },
    ]
  }
}
