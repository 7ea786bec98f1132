import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PeoplePicture } from '../../ui/pictures/PeoplePicture.tsx'
import { NothingFound } from '../../ui/table/NothingFound.tsx'

type Props = { search: string; onClear: () => void; title: string; text: string }

/** Nothing found, or nothing there yet: then a directory can fill it (S2 section 2.3). */
export function EmptyTable({ search, onClear, title, text }: Props) {
  const { t } = useTranslation()
  if (search.trim()) return <NothingFound search={search} onClear={onClear} />
  const connect = { key: 'connect', label: t('employees.connect'), to: paths.integrations() }
  return <EmptyState picture={<PeoplePicture />} title={title} text={text} action={connect} />
}
