import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../DeskContext.tsx'
import { faultPresets } from '../faults/presets.ts'
import { useDeskQuery } from '../useDeskQuery.ts'
import { BarSelect } from './BarSelect.tsx'

const NO_FAULT = 'none'
const OTHER_FAULT = 'other'

type Props = { onRun: (task: () => Promise<unknown>) => Promise<void> }

export const FaultSelect = observer(function FaultSelect({ onRun }: Props) {
  const { t } = useTranslation()
  const { controls } = useDesk()
  const faults = useDeskQuery(({ faults }, signal) => faults.list({}, { signal }))
  const steps = (faults.value?.steps ?? []).map(({ seen: _seen, hits: _hits, ...step }) => step)
  const currentFault =
    steps.length === 0
      ? NO_FAULT
      : (faultPresets.find((preset) => JSON.stringify(preset.steps) === JSON.stringify(steps))?.key ??
        OTHER_FAULT)
  const selectPreset = (key: string) => {
    const preset = faultPresets.find((candidate) => candidate.key === key)
    void onRun(() => (preset ? controls.faults.set({ steps: [...preset.steps] }) : controls.faults.clear()))
  }
  const options = [
    { value: NO_FAULT, label: t('desk.bar.noFault') },
    ...faultPresets.map(({ key }) => ({ value: key, label: t(`desk.faults.presets.${key}.name`) })),
    ...(currentFault === OTHER_FAULT ? [{ value: OTHER_FAULT, label: t('desk.bar.otherFault') }] : []),
  ]
  return (
    <BarSelect
      label={t('desk.places.faults')}
      value={currentFault}
      options={options}
      onChange={selectPreset}
    />
  )
})
