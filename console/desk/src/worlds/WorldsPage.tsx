import Add from 'virtual:icon/Add'
import type { MockWorld } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceProps } from '../../../src/lib/tables/tableProps.ts'
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { Calls } from '../Calls.tsx'
import { ConfirmationBody } from '../ConfirmationBody.tsx'
import { useDesk } from '../DeskContext.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { MakeDialog, type WorldDraft } from './MakeDialog.tsx'
import { Scenarios } from './Scenarios.tsx'
import { worldColumns } from './worldColumns.tsx'

type Asked = { what: 'make'; made: WorldDraft } | { what: 'end'; world: MockWorld } | { what: 'anew' }

/** Shared, so that only one action runs at a time. */
type DialogProps = { work: ReturnType<typeof useDeskAction>; onClose: () => void }

export const WorldsPage = observer(function WorldsPage() {
  const { t } = useTranslation()
  const desk = useDesk()
  const formats = useFormats()
  const work = useDeskAction()
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const worlds = useDeskQuery(({ worlds }, signal) => worlds.list({}, { signal }))
  const here = desk.world.value
  const columns = useMemo(() => worldColumns(t, formats, here?.id), [t, formats, here?.id])
  const close = () => setAsked(undefined)
  const make = (made: WorldDraft) => setAsked({ what: 'make', made })
  const menu = (world: MockWorld) => [
    { key: 'fork', label: t('desk.worlds.fork'), onRun: () => make({ from: world.id }) },
    {
      key: 'anew',
      label: t('desk.worlds.anew'),
      danger: true,
      hidden: world.id !== here?.id,
      onRun: () => setAsked({ what: 'anew' }),
    },
    {
      key: 'end',
      label: t('desk.worlds.end'),
      danger: true,
      disabledReason:
        world.path === ''
          ? t('desk.worlds.stays')
          : world.id === here?.id
            ? t('desk.worlds.isHere')
            : undefined,
      onRun: () => setAsked({ what: 'end', world }),
    },
  ]
  return (
    <>
      <PageHeader
        title={t('desk.places.worlds')}
        summary={t('desk.worlds.about')}
        primary={{ key: 'make', label: t('desk.worlds.make'), icon: <Add />, onRun: () => make({}) }}
      />
      <Stack>
        <Section title={t('desk.places.worlds')} count={worlds.value?.worlds.length}>
          <DataTable
            {...resourceProps(worlds)}
            label={t('desk.places.worlds')}
            columns={columns}
            rows={worlds.value?.worlds ?? []}
            rowId={({ id }) => id}
            rowName={({ id }) => id}
            rowMenu={menu}
            empty={<EmptyState title={t('desk.worlds.none')} />}
          />
        </Section>
        <Calls
          of={[
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
        <Scenarios onMake={(scenario) => make({ scenario })} />
      </Stack>
      {asked?.what === 'make' && <MakeDialog made={asked.made} onClose={close} />}
      {asked?.what === 'end' && <EndDialog world={asked.world} work={work} onClose={close} />}
      {asked?.what === 'anew' && <ResetDialog work={work} onClose={close} />}
    </>
  )
})

type EndDialogProps = DialogProps & { world: MockWorld }

function EndDialog({ world, work: { busy, act }, onClose }: EndDialogProps) {
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

const ResetDialog = observer(function ResetDialog({ work: { busy, act }, onClose }: DialogProps) {
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
        desk.begunAnew()
        onClose()
      }}
    />
  )
})
