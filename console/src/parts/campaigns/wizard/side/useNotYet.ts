import { useTranslation } from 'react-i18next'

type Props = { isAtOnce: boolean; button: string }

/** What stands in the place of a first day: that it goes out at once, and by which press. */
export function useNotYet({ isAtOnce, button }: Props): { day: string; hint: string } {
  const { t } = useTranslation()
  return isAtOnce
    ? { day: t('campaigns.side.atOnce'), hint: t('campaigns.side.withStart', { button }) }
    : { day: '–', hint: '' }
}
