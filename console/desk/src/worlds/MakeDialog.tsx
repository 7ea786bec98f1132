import type { MockWorld } from '@heed/contracts/controls'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../src/lib/requests/failure.ts'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { Snippet } from '../../../src/ui/code/Snippet.tsx'
import { FormDialog } from '../../../src/ui/dialogs/FormDialog.tsx'
import { SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { Columns, Flow } from '../../../src/ui/layout.ts'
import { Banner } from '../../../src/ui/notices/Banner.tsx'
import { Calls } from '../Calls.tsx'
import { useDesk } from '../DeskContext.tsx'
import { useRead } from '../useRead.ts'

export type Made = { scenario?: string; from?: string; snapshot?: string }

type Props = { made: Made; onClose: () => void }

export const MakeDialog = observer(function MakeDialog({ made, onClose }: Props) {
  const { t } = useTranslation()
  const desk = useDesk()
  const isFork = made.from !== undefined
  const scenarios = useRead(({ scenarios }, signal) => scenarios.list({}, { signal }), { once: true })
  const [id, setId] = useState('')
  const [scenario, setScenario] = useState(made.scenario ?? 'default')
  const [seed, setSeed] = useState('')
  const [now, setNow] = useState('')
  const [employees, setEmployees] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof failureOf> | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [world, setWorld] = useState<MockWorld | undefined>(undefined)
  const moment = now === '' ? undefined : new Date(now)
  const args = {
    ...(id === '' ? {} : { id }),
    ...(isFork
      ? { from: made.from, ...(made.snapshot === undefined ? {} : { snapshot: made.snapshot }) }
      : {
          scenario,
          ...(seed === '' ? {} : { seed: Number(seed) }),
          ...(moment && !Number.isNaN(moment.getTime()) ? { now: moment.toISOString() } : {}),
          ...(employees === '' ? {} : { employees: Number(employees) }),
        }),
  }
  const make = async () => {
    setBusy(true)
    try {
      setWorld(await desk.controls.worlds.make(args))
      setProblem(undefined)
    } catch (thrown) {
      setProblem(failureOf(thrown))
    } finally {
      setBusy(false)
      desk.lookAgain()
    }
  }
  const opens = (key: string, label: string, place: string) => ({
    key,
    label,
    icon: <OpenInNew />,
    to: `${world?.address ?? ''}${place}`,
    newTab: true,
  })
  const shows = scenarios.value?.scenarios.find(({ name }) => name === scenario)?.shows
  const fields = problem?.fields ?? {}
  return (
    <FormDialog
      open
      title={isFork ? t('desk.worlds.forkTitle', { name: made.from ?? '' }) : t('desk.worlds.make')}
      submitLabel={world ? undefined : t('desk.worlds.make')}
      command={null}
      busy={isBusy}
      error={problem && Object.keys(fields).length === 0 ? problem.text : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      {world ? (
        <>
          <Banner tone="success">{t('desk.worlds.made', { name: world.id })}</Banner>
          <Snippet label={t('desk.console')} text={world.address} />
          <Snippet label={t('desk.name')} text={`${world.address}_mock/`} />
          <Flow>
            <ActionButton look="primary" action={opens('console', t('desk.worlds.openConsole'), '')} />
            <ActionButton action={opens('desk', t('desk.worlds.openDesk'), '_mock/')} />
          </Flow>
        </>
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
              <Columns>
                <TextBox
                  label={t('desk.worlds.seed')}
                  helper={t('desk.worlds.seedHelp')}
                  inputMode="numeric"
                  value={seed}
                  onChange={(text) => setSeed(text.replace(/\D/g, ''))}
                  error={fields.seed}
                />
                <TextBox
                  label={t('desk.worlds.employees')}
                  helper={t('desk.worlds.employeesHelp')}
                  inputMode="numeric"
                  value={employees}
                  onChange={(text) => setEmployees(text.replace(/\D/g, ''))}
                  error={fields.employees}
                />
                <TextBox
                  label={t('desk.worlds.begins')}
                  helper={t('desk.worlds.beginsHelp', { zone: desk.formats.zone })}
                  type="datetime-local"
                  value={now}
                  onChange={setNow}
                  error={fields.now}
                />
              </Columns>
            </>
          )}
          <Calls of={[{ call: { control: 'worlds.make', args } }]} />
        </>
      )}
    </FormDialog>
  )
})
