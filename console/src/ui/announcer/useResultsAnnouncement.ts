import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce, QUIET_DELAY_MS } from '../../lib/announcer/announce.ts'

export type ResultsQuery = { search: string; filters?: unknown }

type Options = {
  count: number | undefined
  emptyText?: string | undefined
  isFirstAnnounced?: boolean
}

const toKey = ({ search, filters }: ResultsQuery): string => JSON.stringify([search.trim(), filters])

/** Announces the number of results after each search. Refreshes are silent. */
export function useResultsAnnouncement(
  query: ResultsQuery | undefined,
  { count, emptyText, isFirstAnnounced = false }: Options,
): void {
  const { t } = useTranslation()
  const key = query && toKey(query)
  const answeredKey = useRef(isFirstAnnounced && query ? toKey({ ...query, search: '' }) : undefined)
  const search = query?.search.trim() ?? ''
  const emptyMessage = emptyText ?? (search === '' ? t('ui.noResults') : t('ui.notFound', { search }))
  useEffect(() => {
    if (count === undefined || answeredKey.current === key) return undefined
    if (answeredKey.current === undefined) {
      answeredKey.current = key
      return undefined
    }
    const timer = setTimeout(() => {
      answeredKey.current = key
      announce(count === 0 ? emptyMessage : t('ui.results', { count }))
    }, QUIET_DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, count, emptyMessage, t])
}
