import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import { toResourceProps } from '../../../src/lib/tables/tableProps.ts'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog.tsx'
import { DropZone } from '../../../src/ui/files/DropZone.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { ConfirmationBody } from '../ConfirmationBody.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { downloadJson, readJson } from './jsonFiles.ts'

type SnapshotRow = { name: string; scenario: string; now: string }
type PendingAction = { what: 'restore' | 'delete'; name: string }
/** Shared, so that only one action runs at a time. */
type WithDeskAction = { deskAction: ReturnType<typeof useDeskAction> }
const col = createColumns<SnapshotRow>()

export const Snapshots = observer(function Snapshots() {
  const { t } = useTranslation()
  const formats = useFormats()
  const deskAction = useDeskAction()
  const [name, setName] = useState('')
  const [pendingAction, setPendingAction] = useState<PendingAction | undefined>(undefined)
  const snapshotsQuery = useDeskQuery(({ snapshots }, signal) => snapshots.list({}, { signal }), {
    calm: true,
  })
  const rows: readonly SnapshotRow[] = snapshotsQuery.value?.snapshots ?? []
  const columns = useMemo(
    () =>
      col.columns([
        col.accessor('name', { header: t('desk.snapshots.name') }),
        col.accessor('scenario', { header: t('desk.worlds.scenario'), meta: { selfEvident: true } }),
        col.accessor('now', {
          header: t('desk.worlds.now'),
          cell: ({ row: { original } }) => formatDateTime(formats, original.now),
          meta: { width: 170, selfEvident: true },
        }),
      ]),
    [t, formats],
  )
  const getMenuActions = (row: SnapshotRow) => [
    {
      key: 'restore',
      label: t('desk.snapshots.restore'),
      onRun: () => setPendingAction({ what: 'restore', name: row.name }),
    },
    {
      key: 'save',
      label: t('desk.snapshots.save'),
      onRun: () =>
        void deskAction.act({
          key: 'save',
          run: async ({ snapshots }) =>
            downloadJson(`${row.name}.json`, await snapshots.read({ name: row.name })),
          done: undefined,
        }),
    },
    {
      key: 'delete',
      label: t('desk.snapshots.delete'),
      danger: true,
      onRun: () => setPendingAction({ what: 'delete', name: row.name }),
    },
  ]
  return (
    <>
      <Section
        title={t('desk.snapshots.title')}
        count={rows.length}
        tools={<SaveSnapshotForm name={name} onName={setName} deskAction={deskAction} />}
      >
        <DataTable
          {...toResourceProps(snapshotsQuery)}
          label={t('desk.snapshots.title')}
          columns={columns}
          rows={rows}
          skeletons={1}
          rowId={(row) => row.name}
          rowName={(row) => row.name}
          rowMenu={getMenuActions}
          empty={<EmptyState title={t('desk.snapshots.none')} text={t('desk.snapshots.noneText')} />}
        />
        <LoadSnapshotFile deskAction={deskAction} />
      </Section>
      <SnapshotCalls name={name} first={rows[0]?.name} />
      {pendingAction && (
        <PendingActionDialog
          asked={pendingAction}
          deskAction={deskAction}
          onClose={() => setPendingAction(undefined)}
        />
      )}
    </>
  )
})

type SaveSnapshotFormProps = WithDeskAction & { name: string; onName: (name: string) => void }

function SaveSnapshotForm({ name, onName, deskAction: { busy, act } }: SaveSnapshotFormProps) {
  const { t } = useTranslation()
  const saveSnapshot = async () => {
    const isDone = await act({
      key: 'keep',
      run: ({ snapshots }) => snapshots.keep({ name }),
      done: t('desk.snapshots.kept', { name }),
    })
    if (isDone) onName('')
  }
  return (
    <form
      style={{ display: 'flex', gap: 8, flex: '1 1 auto', alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '') void saveSnapshot()
      }}
    >
      <TextBox
        label={t('desk.snapshots.name')}
        labelHidden
        placeholder={t('desk.snapshots.name')}
        value={name}
        onChange={onName}
      />
      <ActionButton
        submit
        action={{
          key: 'keep',
          label: t('desk.snapshots.keep'),
          busy: busy === 'keep',
          disabledReason: name === '' ? t('desk.snapshots.noName') : undefined,
        }}
      />
    </form>
  )
}

function LoadSnapshotFile({ deskAction: { act } }: WithDeskAction) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const loadFile = async (file: File) => {
    const document = await readJson(file).catch(() => undefined)
    const isSnapshot = document !== undefined && 'base' in document && 'changes' in document
    setProblem(isSnapshot ? undefined : t('desk.snapshots.noFile', { name: file.name }))
    if (!isSnapshot) return
    const snapshotName = file.name.replace(/\.json$/i, '').replace(/[^\w.-]+/g, '-')
    await act({
      key: 'load',
      run: ({ snapshots }) =>
        snapshots.load({ ...document, name: snapshotName, base: document.base, changes: document.changes }),
      done: t('desk.snapshots.loaded', { name: snapshotName }),
    })
  }
  return (
    <div style={{ padding: 16 }}>
      <DropZone
        taken
        label={t('desk.snapshots.file')}
        accept=".json,application/json"
        onFile={(file) => void loadFile(file)}
        error={problem}
        hint={t('desk.snapshots.fileHint')}
      />
    </div>
  )
}

type SnapshotCallsProps = { name: string; first: string | undefined }

function SnapshotCalls({ name, first }: SnapshotCallsProps) {
  const { t } = useTranslation()
  return (
    <ControlCalls
      calls={[
        {
          label: t('desk.snapshots.keep'),
          call: { control: 'snapshots.keep', args: { name: name || 'before' } },
        },
        ...(first === undefined
          ? []
          : [
              {
                label: t('desk.snapshots.restore'),
                call: { control: 'snapshots.restore', args: { name: first } },
              } as const,
              {
                label: t('desk.snapshots.save'),
                call: { control: 'snapshots.read', args: { name: first } },
              } as const,
              {
                label: t('desk.snapshots.delete'),
                call: { control: 'snapshots.delete', args: { name: first } },
              } as const,
            ]),
        {
          label: t('desk.snapshots.load'),
          call: { control: 'snapshots.load', args: { name: 'before' }, file: 'before.json' },
        },
      ]}
    />
  )
}

type PendingActionDialogProps = WithDeskAction & { asked: PendingAction; onClose: () => void }

function PendingActionDialog({
  asked: pendingAction,
  deskAction: { busy, act },
  onClose,
}: PendingActionDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open
      danger
      title={t(`desk.snapshots.ask.${pendingAction.what}`, { name: pendingAction.name })}
      description={
        <ConfirmationBody
          text={t(`desk.snapshots.text.${pendingAction.what}`)}
          call={{ control: `snapshots.${pendingAction.what}`, args: { name: pendingAction.name } }}
        />
      }
      actionLabel={t(`desk.snapshots.${pendingAction.what}`)}
      command={null}
      busy={busy === 'asked'}
      onCancel={onClose}
      onConfirm={async () => {
        await act({
          key: 'asked',
          run: ({ snapshots }) => snapshots[pendingAction.what]({ name: pendingAction.name }),
          done: t(`desk.snapshots.done.${pendingAction.what}`, { name: pendingAction.name }),
        })
        onClose()
      }}
    />
  )
}
