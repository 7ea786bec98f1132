import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../DeskContext.tsx'
import { faultPresets } from '../faults/presets.ts'
import { useDeskQuery } from '../useDeskQuery.ts'

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
  return (
    <select
      aria-label={t('desk.places.faults')}
      value={currentFault}
      onChange={(event) => selectPreset(event.target.value)}
    >
      <option value={NO_FAULT}>{t('desk.bar.noFault')}</option>
      {faultPresets.map(({ key }) => (
        <option key={key} value={key}>
          {t(`desk.faults.presets.${key}.name`)}
        </option>
      ))}
      {currentFault === OTHER_FAULT && <option value={OTHER_FAULT}>{t('desk.bar.otherFault')}</option>}
    </select>
  )
})
