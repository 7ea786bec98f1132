import { normalizeName, toPlainName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'

export function useStrippedNameHint(): (text: string) => string | undefined {
  const { t } = useTranslation()
  return (text) => {
    const plainText = toPlainName(text)
    return plainText === '' || plainText === normalizeName(text)
      ? undefined
      : t('campaigns.rename.stripped', { name: plainText })
  }
}
