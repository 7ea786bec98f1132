import { minutesOf, minutesOfEach } from '@heed/contracts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTrainingWizardStore } from '../WizardContext.ts'

/** The titles of subjects; one that is gone from the library is said to be. For observers. */
export function useSubjectTitles(): (ids: readonly number[]) => string[] {
  const { t } = useTranslation()
  const { known } = useTrainingWizardStore()
  return useCallback(
    (ids) => ids.map((id) => known.get(id)?.title ?? t('trainingWizard.schedule.unknown')),
    [known, t],
  )
}

/** How long subjects take, in whole minutes. For observers. */
export function useMinutes(): (ids: readonly number[]) => number {
  const secondsOf = useSeconds()
  return (ids) => minutesOf(secondsOf(ids))
}

/** How long each delivery takes: together as long as all subjects do. For observers. */
export function useDeliveryMinutes(): readonly number[] {
  const { deliveries } = useTrainingWizardStore()
  const secondsOf = useSeconds()
  return useMemo(
    () => minutesOfEach(deliveries.map(({ subjects }) => secondsOf(subjects))),
    [deliveries, secondsOf],
  )
}

function useSeconds(): (ids: readonly number[]) => number {
  const { known } = useTrainingWizardStore()
  return useCallback((ids) => ids.reduce((sum, id) => sum + (known.get(id)?.duration ?? 0), 0), [known])
}
