import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/table/NothingFound.tsx'

type Props = { search: string; title: string; text: string }

/** Nothing found, or nothing there yet: then a directory can fill it (S2 section 2.3). */
export function EmptyTable({ search, title, text }: Props) {
  const { t } = useTranslation()
  if (search.trim()) return <NothingFound search={search} />
  const connect = { key: 'connect', label: t('employees.connect'), to: paths.integrations() }
  return <EmptyState icon={<GroupAdd />} title={title} text={text} action={connect} />
}
