import { keptName, plainName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'

/** What is said while something is typed into a name that is taken out of it; undefined where it is kept as it is typed. */
export function useStripped(): (typed: string) => string | undefined {
  const { t } = useTranslation()
  return (typed) => {
    const plain = plainName(typed)
    return plain === '' || plain === keptName(typed)
      ? undefined
      : t('campaigns.rename.stripped', { name: plain })
  }
}
