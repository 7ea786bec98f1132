import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatNameSummary } from '../../../ui/text/fewNames.ts'
import { RecipientsStore } from './RecipientsStore.ts'

export function useDeletedLists(listIds: readonly number[]): { gone: number[]; text: string | undefined } {
  const { t } = useTranslation()
  const store = useCompanyStore(RecipientsStore)
  const missingIds = store.findMissingLists(listIds)
  if (missingIds.length === 0) return { gone: missingIds, text: undefined }
  const names = missingIds.flatMap((listId) => store.getName(listId) ?? [])
  const text = t('campaigns.recipients.gone', { count: missingIds.length })
  return { gone: missingIds, text: names.length > 0 ? `${text}: ${formatNameSummary(t, names)}` : text }
}
