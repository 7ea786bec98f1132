import { useTranslation } from 'react-i18next'
import { Noticed } from '../../ui/Noticed.tsx'

type Props = { error: string | undefined; isOverwriting: boolean }

/** What has to be known before a form of the settings is saved, or why it was not. */
export function FormNotices({ error, isOverwriting }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {error !== undefined && <Noticed tone="error">{error}</Noticed>}
      {isOverwriting && <Noticed tone="warning">{t('settings.overwriting')}</Noticed>}
    </>
  )
}
