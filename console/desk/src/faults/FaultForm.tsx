import { operations } from '@heed/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../src/ui/ActionButton.tsx'
import { SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { Columns, Flow, Stack } from '../../../src/ui/layout.ts'
import { Panel } from '../../../src/ui/Panel.tsx'
import { Calls } from '../Calls.tsx'
import type { Step } from './presets.ts'

const statuses = [400, 401, 402, 403, 404, 409, 429, 500, 502, 503, 504]
const fields = ['latency', 'jitter', 'chance', 'skip', 'count'] as const
type Typed = Record<(typeof fields)[number] | 'operation' | 'status', string>

const blank: Typed = { operation: '', status: '', latency: '', jitter: '', chance: '', skip: '', count: '' }

/** What is typed as a step; the chance is typed in percent. */
function stepOf({ operation, chance, ...numbers }: Typed): Step {
  const given = Object.entries(numbers).filter(([, text]) => text !== '')
  return {
    ...(operation === '' ? {} : { operation }),
    ...Object.fromEntries(given.map(([name, text]) => [name, Number(text)])),
    ...(chance === '' ? {} : { chance: Math.min(100, Number(chance)) / 100 }),
  }
}

type Props = { isBusy: boolean; onAdd: (step: Step) => Promise<boolean> }

/** One thing more that goes wrong, by its call, status, delay, chance and count. */
export function FaultForm({ isBusy, onAdd }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed>(blank)
  const step = stepOf(typed)
  const isNothing = typed.status === '' && typed.latency === '' && typed.jitter === ''
  const type = (name: keyof Typed) => (text: string) => setTyped({ ...typed, [name]: text })
  return (
    <Panel title={t('desk.faults.add')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isNothing) void onAdd(step).then((isDone) => isDone && setTyped(blank))
        }}
      >
        <Stack>
          <Columns>
            <SelectBox
              label={t('desk.faults.operation')}
              value={typed.operation}
              onChange={type('operation')}
              options={[
                { value: '', label: t('desk.faults.everyCall') },
                ...operations.map(({ operation }) => ({
                  value: operation,
                  label: operation,
                  group: operation.split('.')[0],
                })),
              ]}
            />
            <SelectBox
              label={t('desk.faults.status')}
              value={typed.status}
              onChange={type('status')}
              options={[
                { value: '', label: t('desk.faults.noStatus') },
                ...statuses.map((status) => ({ value: String(status), label: String(status) })),
              ]}
            />
            {fields.map((name) => (
              <TextBox
                key={name}
                label={t(`desk.faults.fields.${name}`)}
                inputMode="numeric"
                value={typed[name]}
                onChange={(text) => type(name)(text.replace(/\D/g, '').slice(0, 6))}
              />
            ))}
          </Columns>
          <Flow>
            <ActionButton
              submit
              action={{
                key: 'add',
                label: t('desk.faults.addIt'),
                busy: isBusy,
                disabledReason: isNothing ? t('desk.faults.nothing') : undefined,
              }}
            />
          </Flow>
          {!isNothing && <Calls of={[{ call: { control: 'faults.set', args: { steps: [step] } } }]} />}
        </Stack>
      </form>
    </Panel>
  )
}
