import { TrainingUserProgress } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'

type Props = {
  /** Undefined for everybody. */
  value: TrainingUserProgress | undefined
  onChange: (value: TrainingUserProgress | undefined) => void
}

/** Who of the people is shown, by how far they are. */
export function ProgressChoice({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SegmentedControl<TrainingUserProgress | 'all'>
      label={t('training.progress')}
      labelHidden
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: t('training.howFar.all') },
        ...TrainingUserProgress.options.map((one) => ({ value: one, label: t(`training.howFar.${one}`) })),
      ]}
    />
  )
}
