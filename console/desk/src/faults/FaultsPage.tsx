import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import type { MockFault } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formats } from '../../../src/lib/formats.ts'
import { toResourceProps } from '../../../src/lib/tables/tableProps.ts'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack } from '../../../src/ui/layout.ts'
import { Section } from '../../../src/ui/panels/Section.tsx'
import { EmptyState } from '../../../src/ui/states/EmptyState.tsx'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { FaultForm } from './FaultForm.tsx'
import { formatStep } from './formatStep.ts'
import { Presets } from './Presets.tsx'
import type { FaultStep } from './presets.ts'

const col = createColumns<MockFault & { place: number }>()

const buildColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('place', {
      header: t('desk.faults.step'),
      cell: ({ row: { original } }) => formatStep(t, formats, omitCounters(original)),
    }),
    col.accessor('seen', {
      header: t('desk.faults.seen'),
      cell: ({ row: { original } }) => formats.number(original.seen),
      meta: { width: 130, align: 'right' },
    }),
    col.accessor('hits', {
      header: t('desk.faults.hits'),
      cell: ({ row: { original } }) => formats.number(original.hits),
      meta: { width: 130, align: 'right' },
    }),
  ])

function omitCounters({ seen: _seen, hits: _hits, place: _place, ...step }: FaultStep): FaultStep {
  return step
}

export const FaultsPage = observer(function FaultsPage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { busy, act } = useDeskAction()
  const faults = useDeskQuery(({ faults }, signal) => faults.list({}, { signal }))
  const columns = useMemo(() => buildColumns(t, formats), [t, formats])
  const rows = (faults.value?.steps ?? []).map((step, place) => ({ ...step, place }))
  const steps = rows.map(omitCounters)
  const set = (key: string, next: readonly FaultStep[], successText: string) =>
    act({ key, run: ({ faults }) => faults.set({ steps: [...next] }), done: successText })
  const clearAction = {
    key: 'clear',
    label: t('desk.faults.clear'),
    busy: busy === 'clear',
    onRun: () =>
      void act({ key: 'clear', run: ({ faults }) => faults.clear(), done: t('desk.faults.cleared') }),
  }
  return (
    <>
      <PageHeader title={t('desk.places.faults')} summary={t('desk.faults.about')} />
      <Stack>
        <Presets busy={busy} onChoose={(key, next, successText) => void set(key, next, successText)} />
        <Section
          title={t('desk.faults.now')}
          count={rows.length}
          tools={rows.length > 0 && <ActionButton size="small" action={clearAction} />}
        >
          <DataTable
            {...toResourceProps(faults)}
            label={t('desk.faults.now')}
            columns={columns}
            rows={rows}
            skeletons={1}
            rowId={({ place }) => String(place)}
            rowName={(row) => formatStep(t, formats, omitCounters(row))}
            rowMenu={({ place }) => [
              {
                key: 'remove',
                label: t('desk.faults.remove'),
                onRun: () =>
                  void set(
                    'remove',
                    steps.filter((_, index) => index !== place),
                    t('desk.faults.removed'),
                  ),
              },
            ]}
            empty={<EmptyState icon={<CheckCircle />} tone="success" title={t('desk.faults.none')} />}
          />
        </Section>
        <ControlCalls
          calls={[
            { label: t('desk.faults.now'), call: { control: 'faults.list' } },
            ...(steps.length > 0
              ? [
                  {
                    label: t('desk.faults.again'),
                    call: { control: 'faults.set', args: { steps } },
                  } as const,
                  {
                    label: t('desk.faults.removeFirst'),
                    call: { control: 'faults.set', args: { steps: steps.slice(1) } },
                  } as const,
                ]
              : []),
            { label: t('desk.faults.clear'), call: { control: 'faults.clear' } },
          ]}
        />
        <FaultForm
          isBusy={busy === 'add'}
          steps={steps}
          onAdd={(step) => set('add', [...steps, step], t('desk.faults.added'))}
        />
      </Stack>
    </>
  )
})
