import OpenInNew from 'virtual:icon/OpenInNew'
import type { MockWorld } from '@heed/contracts/controls'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../../src/lib/requests/failure.ts'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { Snippet } from '../../../src/ui/code/Snippet.tsx'
import { FormDialog } from '../../../src/ui/dialogs/FormDialog.tsx'
import { SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { Columns, WrapRow } from '../../../src/ui/layout.ts'
import { Banner } from '../../../src/ui/notices/Banner.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDesk } from '../DeskContext.tsx'
import { useDeskQuery } from '../useDeskQuery.ts'

export type WorldDraft = { scenario?: string; from?: string; snapshot?: string }

type Props = { draft: WorldDraft; onClose: () => void }

type StartValues = { seed: string; employees: string; now: string }

type WorldForm = { draft: WorldDraft; id: string; scenario: string; start: StartValues }

function toWorldArgs({ draft, id, scenario, start: { seed, employees, now } }: WorldForm) {
  const date = now === '' ? undefined : new Date(now)
  return {
    ...(id === '' ? {} : { id }),
    ...(draft.from !== undefined
      ? { from: draft.from, ...(draft.snapshot === undefined ? {} : { snapshot: draft.snapshot }) }
      : {
          scenario,
          ...(seed === '' ? {} : { seed: Number(seed) }),
          ...(date && !Number.isNaN(date.getTime()) ? { now: date.toISOString() } : {}),
          ...(employees === '' ? {} : { employees: Number(employees) }),
        }),
  }
}

export const CreateWorldDialog = observer(function CreateWorldDialog({ draft, onClose }: Props) {
  const { t } = useTranslation()
  const desk = useDesk()
  const isFork = draft.from !== undefined
  const scenarios = useDeskQuery(({ scenarios }, signal) => scenarios.list({}, { signal }), { once: true })
  const [id, setId] = useState('')
  const [scenario, setScenario] = useState(draft.scenario ?? 'default')
  const [start, setStart] = useState({ seed: '', employees: '', now: '' })
  const [problem, setProblem] = useState<ReturnType<typeof toFailure> | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [world, setWorld] = useState<MockWorld | undefined>(undefined)
  const args = toWorldArgs({ draft, id, scenario, start })
  const createWorld = async () => {
    setBusy(true)
    try {
      setWorld(await desk.controls.worlds.make(args))
      setProblem(undefined)
    } catch (thrown) {
      setProblem(toFailure(thrown))
    } finally {
      setBusy(false)
      desk.refreshAll()
    }
  }
  const shows = scenarios.value?.scenarios.find(({ name }) => name === scenario)?.shows
  const fields = problem?.fields ?? {}
  return (
    <FormDialog
      open
      title={isFork ? t('desk.worlds.forkTitle', { name: draft.from ?? '' }) : t('desk.worlds.make')}
      submitLabel={world ? undefined : t('desk.worlds.make')}
      command={null}
      busy={isBusy}
      error={problem && Object.keys(fields).length === 0 ? problem.text : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void createWorld()
      }}
    >
      {world ? (
        <CreatedWorld world={world} />
      ) : (
        <>
          <TextBox
            label={t('desk.worlds.id')}
            helper={t('desk.worlds.idHelp')}
            value={id}
            onChange={setId}
            error={fields.id}
          />
          {!isFork && (
            <>
              <SelectBox
                label={t('desk.worlds.scenario')}
                helper={shows}
                value={scenario}
                onChange={setScenario}
                error={fields.scenario}
                options={(scenarios.value?.scenarios ?? [{ name: scenario }]).map(({ name }) => ({
                  value: name,
                  label: name,
                }))}
              />
              <SeedFields start={start} onChange={setStart} errors={fields} />
            </>
          )}
          <ControlCalls calls={[{ call: { control: 'worlds.make', args } }]} />
        </>
      )}
    </FormDialog>
  )
})

function CreatedWorld({ world }: { world: MockWorld }) {
  const { t } = useTranslation()
  const createOpenAction = (key: string, label: string, path: string) => ({
    key,
    label,
    icon: <OpenInNew />,
    to: `${world.address}${path}`,
    newTab: true,
  })
  return (
    <>
      <Banner tone="success">{t('desk.worlds.made', { name: world.id })}</Banner>
      <Snippet label={t('desk.console')} text={world.address} />
      <Snippet label={t('desk.name')} text={`${world.address}_mock/`} />
      <WrapRow>
        <ActionButton look="primary" action={createOpenAction('console', t('desk.worlds.openConsole'), '')} />
        <ActionButton action={createOpenAction('desk', t('desk.worlds.openDesk'), '_mock/')} />
      </WrapRow>
    </>
  )
}

type SeedFieldsProps = {
  start: StartValues
  onChange: (start: StartValues) => void
  errors: Readonly<Record<string, string>>
}

function SeedFields({ start, onChange, errors }: SeedFieldsProps) {
  const { t } = useTranslation()
  const { formats } = useDesk()
  return (
    <Columns>
      <TextBox
        label={t('desk.worlds.seed')}
        helper={t('desk.worlds.seedHelp')}
        inputMode="numeric"
        value={start.seed}
        onChange={(text) => onChange({ ...start, seed: text.replace(/\D/g, '') })}
        error={errors.seed}
      />
      <TextBox
        label={t('desk.worlds.employees')}
        helper={t('desk.worlds.employeesHelp')}
        inputMode="numeric"
        value={start.employees}
        onChange={(text) => onChange({ ...start, employees: text.replace(/\D/g, '') })}
        error={errors.employees}
      />
      <TextBox
        label={t('desk.worlds.begins')}
        helper={t('desk.worlds.beginsHelp', { zone: formats.zone })}
        type="datetime-local"
        value={start.now}
        onChange={(now) => onChange({ ...start, now })}
        error={errors.now}
      />
    </Columns>
  )
}
