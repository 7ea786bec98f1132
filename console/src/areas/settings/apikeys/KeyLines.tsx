import type { ApiKey } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/RootContext.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Muted } from '../../../ui/Muted.tsx'
import { Snippet } from '../../../ui/Snippet.tsx'

/** What a program says to use a key: by itself, and through `heed`. */
export const KeyLines = observer(function KeyLines({ value }: Pick<ApiKey, 'value'>) {
  const { t } = useTranslation()
  const { environment } = useRoot()
  const { company_id: companyId } = useCompany()
  const api = new URL(environment.config.apiUrl, environment.address()).href.replace(/\/$/, '')
  return (
    <Stack>
      <Muted>{t('settings.apiKeys.may')}</Muted>
      <Snippet label={t('settings.apiKeys.whole')} text={value} />
      <Snippet
        label={t('settings.apiKeys.curl')}
        text={`curl -H 'Authorization: Bearer ${value}' ${api}/companies/${companyId}/lists`}
      />
      <Snippet
        label={t('settings.apiKeys.heed')}
        text={`HEED_API=${api} HEED_TOKEN=${value} heed lists list --company ${companyId}`}
      />
    </Stack>
  )
})
