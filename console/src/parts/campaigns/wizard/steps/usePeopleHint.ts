import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../../lib/requests/Resource.ts'

export function usePeopleHint(
  userLists: readonly number[],
  { value: count }: Resource<number>,
): string | undefined {
  const { t } = useTranslation()
  return userLists.length === 0 || count === undefined
    ? undefined
    : t('campaigns.wizard.peopleOn', {
        people: t('campaigns.summary.employees', { count }),
        lists: t('campaigns.wizard.lists', { count: userLists.length }),
      })
}
