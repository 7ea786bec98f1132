import { TrainingUserProgress } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../ui/buttons/SegmentedControl.tsx'

type Props = {
  value: TrainingUserProgress | undefined
  onChange: (value: TrainingUserProgress | undefined) => void
  /** True while some lessons are still to be delivered. */
  isPartial: boolean
}

/** Until all lessons are delivered, no one can have finished, so the choice offers employees who are behind. */
export function ProgressChoice({ value, onChange, isPartial }: Props) {
  const { t } = useTranslation()
  return (
    <SegmentedControl<TrainingUserProgress | 'all'>
      label={t('training.progress')}
      labelHidden
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: t('training.howFar.all') },
        ...TrainingUserProgress.options
          .filter((one) => one === value || one !== (isPartial ? 'notFinished' : 'behind'))
          .map((one) => ({ value: one, label: t(`training.howFar.${one}`) })),
      ]}
    />
  )
}
