import type { TFunction } from 'i18next'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { EmployeesStore } from '../EmployeesStore.ts'

export function runningText(
  t: TFunction,
  store: EmployeesStore,
  person: { name: string; email: string },
): { readonly text: string } {
  const { name, email } = person
  const running = new Resource<Awaited<ReturnType<EmployeesStore['runningOf']>>>()
  void running.load(() => store.runningOf(email))
  return {
    get text() {
      if (running.failure) return t('employees.running.unknown')
      if (!running.value) return t('employees.running.looking')
      const { trainings, assessments } = running.value
      if (trainings + assessments === 0) return t('employees.running.none', { name })
      return t('employees.running.some', {
        name,
        trainings: t('employees.running.trainings', { count: trainings }),
        assessments: t('employees.running.assessments', { count: assessments }),
      })
    },
  }
}
