import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Muted } from '../../../ui/text/Muted.tsx'

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
