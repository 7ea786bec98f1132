import { roundMinutesToTotal, toMinutes } from '@heed/contracts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export function useSubjectTitles(): (ids: readonly number[]) => string[] {
  const { t } = useTranslation()
  const { itemsById } = useTrainingWizardStore()
  return useCallback(
    (ids) => ids.map((id) => itemsById.get(id)?.title ?? t('trainingWizard.schedule.unknown')),
    [itemsById, t],
  )
}

export function useTotalMinutes(): (ids: readonly number[]) => number {
  const sumSeconds = useTotalSeconds()
  return (ids) => toMinutes(sumSeconds(ids))
}

/** Minutes, rounded so that they add up to the total. */
export function useDeliveryMinutes(): readonly number[] {
  const { deliveries } = useTrainingWizardStore()
  const sumSeconds = useTotalSeconds()
  return useMemo(
    () => roundMinutesToTotal(deliveries.map(({ subjects }) => sumSeconds(subjects))),
    [deliveries, sumSeconds],
  )
}

function useTotalSeconds(): (ids: readonly number[]) => number {
  const { itemsById } = useTrainingWizardStore()
  return useCallback(
    (ids) => ids.reduce((sum, id) => sum + (itemsById.get(id)?.duration ?? 0), 0),
    [itemsById],
  )
}
