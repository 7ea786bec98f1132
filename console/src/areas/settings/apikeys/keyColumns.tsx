import type { ApiKey } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { maskSecret } from '../../../lib/maskSecret.ts'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'
import { ApiKeysStore } from './ApiKeysStore.ts'

const KeyNameField = observer(function KeyNameField({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation()
  const name = useCompanyStore(ApiKeysStore).getKeyName(apiKey)
  useLeaveGuard(name.hasUnsavedInput)
  return (
    <TextBox
      label={t('settings.apiKeys.nameOf', { id: String(apiKey.id) })}
      labelHidden
      value={name.input}
      placeholder={t('ui.noName')}
      error={name.error}
      autoComplete="off"
      onChange={(text) => name.type(text)}
      onBlur={() => void name.send()}
    />
  )
})

const Value = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  margin: '4px 0',
  '& code': { fontFamily: scale.mono, fontSize: scale.size.tiny, whiteSpace: 'nowrap' },
})

const col = createColumns<ApiKey>()

export const createKeyColumns = (t: TFunction) =>
  col.columns([
    col.accessor('name', {
      header: t('settings.name'),
      cell: ({ row }) => <KeyNameField apiKey={row.original} />,
    }),
    col.accessor('value', {
      header: t('settings.apiKeys.key'),
      cell: ({ row: { original } }) => (
        <Value>
          <code>{maskSecret(original.value)}</code>
          <CopyButton text={original.value} name={original.name || t('settings.apiKeys.key')} />
        </Value>
      ),
      meta: { width: 260, priority: 1, selfEvident: true },
    }),
  ])
