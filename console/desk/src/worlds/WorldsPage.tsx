import Add from 'virtual:icon/Add'
import type { MockWorld } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toResourceProps } from '../../../src/lib/tables/tableProps.ts'
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ConfirmationBody } from '../ConfirmationBody.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDesk } from '../DeskContext.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { CreateWorldDialog, type WorldDraft } from './CreateWorldDialog.tsx'
import { Scenarios } from './Scenarios.tsx'
import { createWorldColumns } from './worldColumns.tsx'

type WorldDialog = { what: 'make'; draft: WorldDraft } | { what: 'end'; world: MockWorld } | { what: 'anew' }

/** Shared, so that only one action runs at a time. */
type DialogProps = { deskAction: ReturnType<typeof useDeskAction>; onClose: () => void }

export const WorldsPage = observer(function WorldsPage() {
  const { t } = useTranslation()
  const desk = useDesk()
  const formats = useFormats()
  const deskAction = useDeskAction()
  const [openDialog, setOpenDialog] = useState<WorldDialog | undefined>(undefined)
  const worlds = useDeskQuery(({ worlds }, signal) => worlds.list({}, { signal }))
  const currentWorld = desk.world.value
  const columns = useMemo(
    () => createWorldColumns(t, formats, currentWorld?.id),
    [t, formats, currentWorld?.id],
  )
  const close = () => setOpenDialog(undefined)
  const openMakeDialog = (worldDraft: WorldDraft) => setOpenDialog({ what: 'make', draft: worldDraft })
  const getMenuActions = (world: MockWorld) => [
    { key: 'fork', label: t('desk.worlds.fork'), onRun: () => openMakeDialog({ from: world.id }) },
    {
      key: 'anew',
      label: t('desk.worlds.anew'),
      danger: true,
      hidden: world.id !== currentWorld?.id,
      onRun: () => setOpenDialog({ what: 'anew' }),
    },
    {
      key: 'end',
      label: t('desk.worlds.end'),
      danger: true,
      disabledReason:
        world.path === ''
          ? t('desk.worlds.stays')
          : world.id === currentWorld?.id
            ? t('desk.worlds.isHere')
            : undefined,
      onRun: () => setOpenDialog({ what: 'end', world }),
    },
  ]
  return (
    <>
      <PageHeader
        title={t('desk.places.worlds')}
        summary={t('desk.worlds.about')}
        primary={{
          key: 'make',
          label: t('desk.worlds.make'),
          icon: <Add />,
          onRun: () => openMakeDialog({}),
        }}
      />
      <Stack>
        <Section title={t('desk.places.worlds')} count={worlds.value?.worlds.length}>
          <DataTable
            {...toResourceProps(worlds)}
            label={t('desk.places.worlds')}
            columns={columns}
            rows={worlds.value?.worlds ?? []}
            rowId={({ id }) => id}
            rowName={({ id }) => id}
            rowMenu={getMenuActions}
            empty={<EmptyState title={t('desk.worlds.none')} />}
          />
        </Section>
        <ControlCalls
          calls={[
            { label: t('desk.places.worlds'), call: { control: 'worlds.list' } },
            {
              label: t('desk.worlds.make'),
              call: { control: 'worlds.make', args: { id: 'mine', scenario: 'default' } },
            },
            {
              label: t('desk.worlds.fork'),
              call: { control: 'worlds.make', args: { id: 'other', from: 'mine' } },
            },
            { label: t('desk.worlds.anew'), call: { control: 'worlds.reset' } },
            { label: t('desk.worlds.end'), call: { control: 'worlds.end', args: { name: 'mine' } } },
          ]}
        />
        <Scenarios onMake={(scenario) => openMakeDialog({ scenario })} />
      </Stack>
      {openDialog?.what === 'make' && <CreateWorldDialog draft={openDialog.draft} onClose={close} />}
      {openDialog?.what === 'end' && (
        <EndDialog world={openDialog.world} deskAction={deskAction} onClose={close} />
      )}
      {openDialog?.what === 'anew' && <ResetDialog deskAction={deskAction} onClose={close} />}
    </>
  )
})

type EndDialogProps = DialogProps & { world: MockWorld }

function EndDialog({ world, deskAction: { busy, act }, onClose }: EndDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open
      danger
      title={t('desk.worlds.endTitle', { name: world.id })}
      description={
        <ConfirmationBody
          text={t('desk.worlds.endText')}
          call={{ control: 'worlds.end', args: { name: world.id } }}
        />
      }
      actionLabel={t('desk.worlds.end')}
      command={null}
      busy={busy === 'end'}
      onCancel={onClose}
      onConfirm={async () => {
        await act({
          key: 'end',
          run: ({ worlds }) => worlds.end({ name: world.id }),
          done: t('desk.worlds.ended', { name: world.id }),
        })
        onClose()
      }}
    />
  )
}

const ResetDialog = observer(function ResetDialog({ deskAction: { busy, act }, onClose }: DialogProps) {
  const { t } = useTranslation()
  const desk = useDesk()
  return (
    <ConfirmDialog
      open
      danger
      title={t('desk.worlds.anewTitle', { name: desk.world.value?.id ?? '' })}
      description={<ConfirmationBody text={t('desk.worlds.anewText')} call={{ control: 'worlds.reset' }} />}
      actionLabel={t('desk.worlds.anew')}
      command={null}
      busy={busy === 'anew'}
      onCancel={onClose}
      onConfirm={async () => {
        await act({ key: 'anew', run: ({ worlds }) => worlds.reset(), done: t('desk.worlds.isAnew') })
        desk.handleReset()
        onClose()
      }}
    />
  )
})
