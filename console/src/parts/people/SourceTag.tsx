import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/badges/Tag.tsx'

type Props = { source: 'azure' | 'google' | null | undefined }

export function SourceTag({ source }: Props) {
  const { t } = useTranslation()
  if (!source) return null
  return <Tag label={source === 'azure' ? t('employees.fromAzure') : t('employees.fromGoogle')} />
}
