import { type IntegrationType, integrationNames } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ConnectCommand } from './ConnectCommand.tsx'
import type { ConnectForm } from './useConnectForm.ts'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: 560,
}))

type Props = ConnectForm & {
  type: IntegrationType
  onCancel?: (() => void) | undefined
  other?: Action | undefined
  children: ReactNode
}

export function ConnectPanel({
  type,
  form,
  submit,
  busy,
  error,
  leave,
  onCancel,
  other: extraAction,
  children,
}: Props) {
  const { t } = useTranslation()
  const label = onCancel
    ? t('integrations.save')
    : t('integrations.connect', { name: integrationNames[type] })
  return (
    <Panel title={onCancel ? t('integrations.edit') : label}>
      <Form noValidate onSubmit={submit} aria-label={label}>
        {error !== undefined && <Banner tone="error">{error}</Banner>}
        {children}
        <WrapRow>
          <ActionButton action={{ key: 'submit', label, busy }} look="primary" submit />
          {extraAction && <ActionButton action={extraAction} />}
          {onCancel && (
            <ActionButton action={{ key: 'cancel', label: t('ui.cancel'), onRun: () => leave(onCancel) }} />
          )}
        </WrapRow>
        <ConnectCommand type={type} form={form} />
      </Form>
    </Panel>
  )
}
