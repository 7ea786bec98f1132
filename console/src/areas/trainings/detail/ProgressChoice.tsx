import { TrainingUserProgress } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'

type Props = {
  /** Undefined for everybody. */
  value: TrainingUserProgress | undefined
  onChange: (value: TrainingUserProgress | undefined) => void
  /** Not all lessons came. */
  isPartial: boolean
}

/**
 * Who of the people is shown, by how far they are. As long as lessons are missing nobody has finished all of them: what is
 * asked then is who is behind with those that came.
 */
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
