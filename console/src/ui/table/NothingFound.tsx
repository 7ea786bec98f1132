import { useTranslation } from 'react-i18next'
import { EmptyState } from '../EmptyState.tsx'

/** The face of a table whose search finds nothing. */
export function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation()
  return <EmptyState title={t('ui.noData')} text={t('ui.notFound', { search })} />
}
