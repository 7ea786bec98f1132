import { useTranslation } from 'react-i18next'
import { Muted } from '../../../ui/Muted.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

export function Selling({ enabled }: { enabled: boolean | undefined }) {
  const { t } = useTranslation()
  if (enabled === undefined) return <Muted>–</Muted>
  return (
    <StatusBadge
      tone={enabled ? 'success' : 'error'}
      label={t(enabled ? 'account.super.isOn' : 'account.super.isOff')}
    />
  )
}
