import { normalizeName, plainName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'

export function useStrippedText(): (typed: string) => string | undefined {
  const { t } = useTranslation()
  return (typed) => {
    const plain = plainName(typed)
    return plain === '' || plain === normalizeName(typed)
      ? undefined
      : t('campaigns.rename.stripped', { name: plain })
  }
}
