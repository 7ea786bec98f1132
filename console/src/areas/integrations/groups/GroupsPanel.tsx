import {
  formatCsvLine,
  type Group,
  getCompanyName,
  getSyncRunsRefusal,
  integrationNames,
} from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { Formats } from '../../../lib/formats.ts'
import { toResourceProps, toTableProps } from '../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Section } from '../../../ui/panels/Section.tsx'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NarrowOnlyText } from '../../../ui/table/cells/NarrowWord.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useLocalTable } from '../../../ui/table/useLocalTable.ts'
import { type Directory, makeExcludeRule } from '../Directory.ts'
import { GROUPS_PAGE_SIZE } from './GroupChoice.ts'

const GroupsDialog = createLazyOverlay(async () => (await import('./GroupsDialog.tsx')).GroupsDialog)

const col = createColumns<Group>()
const emptyGroups: readonly Group[] = []

type Props = { directory: Directory }

export const GroupsPanel = observer(function GroupsPanel({ directory }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { selected, isSyncing, type } = directory
  const [isDialogOpen, setDialogOpen] = useDraftFlag(`integrations/${type}/choosing`)
  const columns = useMemo(() => createGroupColumns(t, formats), [t, formats])
  const getActions = useGroupActions(directory)
  const fileName = useExportName()(integrationNames[type], t('integrations.groups.synced'))
  const list = useLocalTable(selected.value ?? emptyGroups, {
    prefix: 'groups',
    size: GROUPS_PAGE_SIZE,
    order: 'name asc',
    texts: ({ displayName }) => [displayName],
    fields: { name: ({ displayName }) => displayName, people: ({ usersCount }) => usersCount },
  })
  const chooseAction = {
    key: 'choose',
    label: t('integrations.groups.open'),
    disabledReason: selected.value
      ? (getSyncRunsRefusal(isSyncing) ?? undefined)
      : (selected.error ?? t('ui.loading')),
    onRun: () => setDialogOpen(true),
  }
  return (
    <Section
      title={t('integrations.groups.synced')}
      count={selected.value?.length ?? (selected.isFirstLoad ? null : undefined)}
      tools={
        <>
          <ExportButton
            fileName={fileName}
            total={list.total}
            onDownload={async () => downloadBlob(fileName, createCsvBlob(toCsvLines(await list.fetchAll())))}
          />
          <ActionButton action={chooseAction} />
        </>
      }
    >
      <DataTable
        {...toTableProps(list)}
        {...toResourceProps(selected)}
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
            primary={chooseAction}
          />
        }
      />
      {isDialogOpen && selected.value && (
        <GroupsDialog directory={directory} onClose={() => setDialogOpen(false)} />
      )}
    </Section>
  )
})

const toCsvLines = (groups: readonly Group[]): string[] => [
  formatCsvLine(['Id', 'Name', 'People']),
  ...groups.map(({ id, displayName, usersCount }) => formatCsvLine([id, displayName, String(usersCount)])),
]

const createGroupColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('displayName', { header: t('integrations.groups.name'), meta: { order: 'name' } }),
    col.accessor('usersCount', {
      header: t('integrations.groups.members'),
      cell: ({ row: { original } }) => (
        <>
          {formats.number(original.usersCount)}
          <NarrowOnlyText>
            {t('integrations.groups.peopleWord', { count: original.usersCount })}
          </NarrowOnlyText>
        </>
      ),
      meta: { order: 'people', align: 'right', width: 160 },
    }),
  ])

function useGroupActions(directory: Directory) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = getCompanyName(useCompany())
  const disabledReason = getSyncRunsRefusal(directory.isSyncing) ?? undefined
  return (group: Group) => {
    const name = group.displayName
    const textValues = { name, company, service: integrationNames[directory.type] }
    return [
      {
        key: 'leaveOut',
        label: t('integrations.groups.leaveOut'),
        disabledReason,
        onRun: () =>
          confirm.ask({
            title: t('integrations.groups.leaveOutTitle', textValues),
            description: t('integrations.groups.leaveOutText', textValues),
            actionLabel: t('integrations.groups.leaveOut'),
            command: formatCallCommand('integrations.saveRule', {
              ...directory.ids,
              ...makeExcludeRule(group),
            }),
            run: async () => {
              await directory.leaveOut(group)
              notices.show('success', t('integrations.groups.isLeftOut', textValues))
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
            title: t('integrations.groups.deleteTitle', textValues),
            description: t('integrations.groups.deleteText', textValues),
            actionLabel: t('integrations.groups.delete'),
            command: formatCallCommand('integrations.deleteGroup', { ...directory.ids, groupId: group.id }),
            danger: true,
            run: async () => {
              await directory.removeGroup(group)
              notices.show('success', t('integrations.groups.deleted'))
            },
          }),
      },
    ]
  }
}
