import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatFewNames } from '../../../ui/text/fewNames.ts'
import { RecipientsStore } from './RecipientsStore.ts'

export function useDeletedLists(chosen: readonly number[]): { gone: number[]; text: string | undefined } {
  const { t } = useTranslation()
  const store = useCompanyStore(RecipientsStore)
  const gone = store.goneOf(chosen)
  if (gone.length === 0) return { gone, text: undefined }
  const names = gone.flatMap((listId) => store.nameOf(listId) ?? [])
  const text = t('campaigns.recipients.gone', { count: gone.length })
  return { gone, text: names.length > 0 ? `${text}: ${formatFewNames(t, names)}` : text }
}
