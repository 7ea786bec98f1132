import Redo from 'virtual:icon/Redo'
import Undo from 'virtual:icon/Undo'
import type { MockEntry } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailureProps } from '../../../src/lib/tables/tableProps.ts'
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { useOpenRows } from '../../../src/ui/table/useOpenRows.ts'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ConfirmationBody } from '../ConfirmationBody.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { EntryDetail } from './EntryDetail.tsx'
import { createJournalColumns } from './journalColumns.tsx'
import { Replay } from './Replay.tsx'
import { Snapshots } from './Snapshots.tsx'

const PAGE_SIZE = 20

export const JournalPage = observer(function JournalPage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { busy, act } = useDeskAction()
  const open = useOpenRows()
  const [page, setPage] = useState(0)
  const [backTo, setBackTo] = useState<MockEntry | undefined>(undefined)
  const journal = useDeskQuery(({ journal }, signal) => journal.list({}, { signal }), { calm: true })
  const columns = useMemo(() => createJournalColumns(t, formats), [t, formats])
  const { first = 0, position = 0, last = 0, entries = [] } = journal.value ?? {}
  const rows = entries.toReversed()
  const shownPage = Math.min(page, Math.max(0, Math.ceil(rows.length / PAGE_SIZE) - 1))
  const undoTo = (key: string, to: number | undefined, doneText: string) =>
    act({ key, run: ({ journal }) => journal.undo(to === undefined ? {} : { to }), done: doneText })
  return (
    <>
      <JournalHeader {...{ first, position, last, busy }} onMove={undoTo} />
      <Stack>
        <Section title={t('desk.journal.entries')} count={rows.length}>
          <DataTable
            loading={journal.isFirstLoad}
            {...toFailureProps(journal)}
            error={journal.value ? undefined : journal.error}
            dense
            label={t('desk.journal.entries')}
            columns={columns}
            rows={rows.slice(shownPage * PAGE_SIZE, (shownPage + 1) * PAGE_SIZE)}
            rowId={(entry) => String(entry.position)}
            rowName={({ what, position }) => `${what} ${String(position)}`}
            rowDetail={{ ...open, show: (entry) => <EntryDetail entry={entry} /> }}
            rowMenu={(entry) => [
              {
                key: 'before',
                label: t('desk.journal.before'),
                danger: true,
                onRun: () => setBackTo(entry),
              },
            ]}
            paging={{ page: shownPage, size: PAGE_SIZE, total: rows.length, onPage: setPage }}
            sizes={[PAGE_SIZE]}
            empty={<EmptyState title={t('desk.journal.none')} text={t('desk.journal.noneText')} />}
          />
        </Section>
        <ControlCalls
          calls={[
            { label: t('desk.journal.entries'), call: { control: 'journal.list' } },
            { label: t('desk.journal.undo'), call: { control: 'journal.undo' } },
          ]}
        />
        <Snapshots />
        <Replay />
      </Stack>
      {backTo && (
        <UndoBeforeDialog
          entry={backTo}
          position={position}
          isBusy={busy === 'back'}
          onUndo={(to, doneText) => undoTo('back', to, doneText)}
          onClose={() => setBackTo(undefined)}
        />
      )}
    </>
  )
})

type HeaderProps = {
  first: number
  position: number
  last: number
  busy: string | undefined
  onMove: (key: string, to: number | undefined, successText: string) => Promise<unknown>
}

function JournalHeader({ first, position, last, busy, onMove }: HeaderProps) {
  const { t } = useTranslation()
  return (
    <PageHeader
      title={t('desk.places.journal')}
      summary={t('desk.journal.about')}
      actions={[
        {
          key: 'undo',
          label: t('desk.journal.undo'),
          icon: <Undo />,
          busy: busy === 'undo',
          disabledReason: position <= first ? t('desk.journal.nothingToUndo') : undefined,
          onRun: () => void onMove('undo', undefined, t('desk.journal.undone', { count: 1 })),
        },
        {
          key: 'redo',
          label: t('desk.journal.redo'),
          icon: <Redo />,
          busy: busy === 'redo',
          disabledReason: last <= position ? t('desk.journal.nothingToRedo') : undefined,
          onRun: () => void onMove('redo', position + 1, t('desk.journal.redone')),
        },
      ]}
    />
  )
}

type UndoBeforeProps = {
  entry: MockEntry
  position: number
  isBusy: boolean
  onUndo: (to: number, successText: string) => Promise<unknown>
  onClose: () => void
}

function UndoBeforeDialog({ entry, position, isBusy, onUndo, onClose }: UndoBeforeProps) {
  const { t } = useTranslation()
  const count = position - entry.position + 1
  const to = entry.position - 1
  return (
    <ConfirmDialog
      open
      danger
      title={t('desk.journal.beforeTitle', { name: entry.what })}
      description={
        <ConfirmationBody
          text={t('desk.journal.beforeText', { count })}
          call={{ control: 'journal.undo', args: { to } }}
        />
      }
      actionLabel={t('desk.journal.back')}
      command={null}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={async () => {
        await onUndo(to, t('desk.journal.undone', { count }))
        onClose()
      }}
    />
  )
}
