import type { ApiKey } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import { ApiKeysStore } from './ApiKeysStore.ts'

export const KeyNameField = observer(function KeyNameField({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation()
  const name = useCompanyStore(ApiKeysStore).nameOf(apiKey)
  useLeaveGuard(name.isLost)
  return (
    <TextBox
      label={t('settings.apiKeys.nameOf', { id: String(apiKey.id) })}
      labelHidden
      value={name.typed}
      placeholder={t('ui.noName')}
      error={name.error}
      autoComplete="off"
      onChange={(text) => name.type(text)}
      onBlur={() => void name.send()}
    />
  )
})
