import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/badges/Tag.tsx'

type Props = { source: 'azure' | 'google' | null | undefined }

export const getSourceName = (t: TFunction, source: Props['source']): string | undefined =>
  source ? t(source === 'azure' ? 'employees.fromAzure' : 'employees.fromGoogle') : undefined

export function SourceTag({ source }: Props) {
  const { t } = useTranslation()
  const name = getSourceName(t, source)
  return name === undefined ? null : <Tag label={name} />
}
