import type { ApiKey } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { maskSecret } from '../../../lib/maskSecret.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Snippet } from '../../../ui/code/Snippet.tsx'
import { Stack } from '../../../ui/layout.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'

export const ApiKeySnippets = observer(function ApiKeySnippets({ value }: Pick<ApiKey, 'value'>) {
  const { t } = useTranslation()
  const { environment } = useRoot()
  const { company_id: companyId } = useCompany()
  const [isShown, setShown] = useState(false)
  const api = new URL(environment.config.apiUrl, environment.address()).href.replace(/\/$/, '')
  const toKeyLines = (key: string) => [
    { label: t('settings.apiKeys.whole'), text: key },
    {
      label: t('settings.apiKeys.curl'),
      text: `curl -H 'Authorization: Bearer ${key}' ${api}/companies/${companyId}/lists`,
    },
    {
      label: t('settings.apiKeys.heed'),
      text: `HEED_API=${api} HEED_TOKEN=${key} heed lists list --company ${companyId}`,
    },
  ]
  const shownLines = toKeyLines(isShown ? value : maskSecret(value))
  return (
    <Stack>
      <MutedText>{t('settings.apiKeys.may')}</MutedText>
      {toKeyLines(value).map(({ label, text }, index) => (
        <Snippet key={label} label={label} text={text} shown={shownLines[index]?.text} />
      ))}
      <div>
        <ActionButton
          size="small"
          action={{
            key: 'show',
            label: t(isShown ? 'settings.apiKeys.hide' : 'settings.apiKeys.show'),
            onRun: () => setShown(!isShown),
          }}
        />
      </div>
    </Stack>
  )
})
