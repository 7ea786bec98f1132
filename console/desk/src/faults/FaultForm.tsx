import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { Columns, Stack, WrapRow } from '../../../src/ui/layout.ts'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { FaultField } from './FaultField.tsx'
import { emptyStep, faultFieldsByPlace, faultPlaces, isHarmless, parseStep } from './parseStep.ts'
import type { FaultStep } from './presets.ts'

type Props = {
  isBusy: boolean
  steps: readonly FaultStep[]
  onAdd: (step: FaultStep) => Promise<boolean>
}

export function FaultForm({ isBusy, steps, onAdd }: Props) {
  const { t } = useTranslation()
  const [draftStep, setDraftStep] = useState(emptyStep)
  const step = parseStep(draftStep)
  const isEmptyStep = isHarmless(step)
  return (
    <Panel title={t('desk.faults.add')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmptyStep)
            void onAdd(step).then((isDone) => isDone && setDraftStep({ ...emptyStep, on: draftStep.on }))
        }}
      >
        <Stack>
          <Columns>
            <SelectBox
              label={t('desk.faults.on')}
              value={draftStep.on}
              onChange={(value) => {
                const on = faultPlaces.find((place) => place === value)
                if (on) setDraftStep({ ...emptyStep, on })
              }}
              options={faultPlaces.map((value) => ({ value, label: t(`desk.faults.places.${value}`) }))}
            />
            {faultFieldsByPlace[draftStep.on].fields.map((name) => (
              <FaultField
                key={name}
                name={name}
                draftStep={draftStep}
                onType={(text) => setDraftStep({ ...draftStep, [name]: text })}
              />
            ))}
          </Columns>
          <WrapRow>
            <ActionButton
              submit
              action={{
                key: 'add',
                label: t('desk.faults.addIt'),
                busy: isBusy,
                disabledReason: isEmptyStep ? t('desk.faults.nothing') : undefined,
              }}
            />
          </WrapRow>
          {!isEmptyStep && (
            <ControlCalls calls={[{ call: { control: 'faults.set', args: { steps: [...steps, step] } } }]} />
          )}
        </Stack>
      </form>
    </Panel>
  )
}
