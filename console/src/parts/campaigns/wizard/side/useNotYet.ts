import { useTranslation } from 'react-i18next'

type Props = { isAtOnce: boolean; button: string }

export function useNotYet({ isAtOnce, button }: Props): { day: string; hint: string } {
  const { t } = useTranslation()
  return isAtOnce
    ? { day: t('campaigns.side.atOnce'), hint: t('campaigns.side.withStart', { button }) }
    : { day: '–', hint: '' }
}
