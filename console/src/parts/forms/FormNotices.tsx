import { useTranslation } from 'react-i18next'
import { Noticed } from '../../ui/notices/Noticed.tsx'

type Props = { error: string | undefined; isOverwriting: boolean }

export function FormNotices({ error, isOverwriting }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {error !== undefined && <Noticed tone="error">{error}</Noticed>}
      {isOverwriting && <Noticed tone="warning">{t('settings.overwriting')}</Noticed>}
    </>
  )
}
