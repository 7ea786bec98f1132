import { operations } from '@heed/contracts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { type Option, SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { Columns, Stack, WrapRow } from '../../../src/ui/layout.ts'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { Calls } from '../Calls.tsx'
import { clockSteps } from '../clockSteps.ts'
import { mailKinds, useKindName } from '../outbox/useKindName.ts'
import type { Step } from './presets.ts'
import {
  emptyStep,
  events,
  faultPlaces,
  isHarmless,
  parseStep,
  places,
  type TypedField,
} from './parseStep.ts'

const statuses = [400, 401, 402, 403, 404, 409, 429, 500, 502, 503, 504]

type Props = {
  isBusy: boolean
  steps: readonly Step[]
  onAdd: (step: Step) => Promise<boolean>
}

export function FaultForm({ isBusy, steps, onAdd }: Props) {
  const { t } = useTranslation()
  const getKindName = useKindName()
  const [typed, setTyped] = useState(emptyStep)
  const step = parseStep(typed)
  const isNothing = isHarmless(step)
  const type = (name: TypedField) => (text: string) => setTyped({ ...typed, [name]: text })
  const choice = (name: TypedField, first: string, options: readonly Option[]) => (
    <SelectBox
      key={name}
      label={t(`desk.faults.fields.${name}`)}
      value={typed[name]}
      onChange={type(name)}
      options={[{ value: '', label: first }, ...options]}
    />
  )
  const number = (name: TypedField) => (
    <TextBox
      key={name}
      label={t(`desk.faults.fields.${name}`)}
      inputMode="numeric"
      value={typed[name]}
      onChange={(text) => type(name)(text.replace(/\D/g, '').slice(0, 6))}
    />
  )
  const boxes: Readonly<Record<TypedField, () => ReactNode>> = {
    operation: () =>
      choice(
        'operation',
        t('desk.faults.everyCall'),
        operations.map(({ operation }) => ({
          value: operation,
          label: operation,
          group: operation.split('.')[0],
        })),
      ),
    status: () =>
      choice(
        'status',
        t('desk.faults.noStatus'),
        statuses.map((status) => ({ value: String(status), label: String(status) })),
      ),
    event: () =>
      choice(
        'event',
        t('desk.faults.everyEvent'),
        events.map((value) => ({ value, label: value })),
      ),
    kind: () =>
      choice(
        'kind',
        t('desk.faults.everyKind'),
        mailKinds.map((value) => ({ value, label: getKindName(value) })),
      ),
    effect: () =>
      choice(
        'effect',
        t('desk.faults.noEffect'),
        places[typed.on].effects.map((value) => ({ value, label: t(`desk.faults.effects.${value}`) })),
      ),
    late: () =>
      choice(
        'late',
        t('desk.faults.inTime'),
        clockSteps.map(({ key, advance }) => ({ value: advance, label: t(`desk.clock.leaps.${key}`) })),
      ),
    to: () => <TextBox key="to" label={t('desk.faults.fields.to')} value={typed.to} onChange={type('to')} />,
    latency: () => number('latency'),
    jitter: () => number('jitter'),
    chance: () => number('chance'),
    skip: () => number('skip'),
    count: () => number('count'),
  }
  return (
    <Panel title={t('desk.faults.add')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isNothing)
            void onAdd(step).then((isDone) => isDone && setTyped({ ...emptyStep, on: typed.on }))
        }}
      >
        <Stack>
          <Columns>
            <SelectBox
              label={t('desk.faults.on')}
              value={typed.on}
              onChange={(value) => {
                const on = faultPlaces.find((place) => place === value)
                if (on) setTyped({ ...emptyStep, on })
              }}
              options={faultPlaces.map((value) => ({ value, label: t(`desk.faults.places.${value}`) }))}
            />
            {places[typed.on].fields.map((name) => boxes[name]())}
          </Columns>
          <WrapRow>
            <ActionButton
              submit
              action={{
                key: 'add',
                label: t('desk.faults.addIt'),
                busy: isBusy,
                disabledReason: isNothing ? t('desk.faults.nothing') : undefined,
              }}
            />
          </WrapRow>
          {!isNothing && (
            <Calls of={[{ call: { control: 'faults.set', args: { steps: [...steps, step] } } }]} />
          )}
        </Stack>
      </form>
    </Panel>
  )
}
