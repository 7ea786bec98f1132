import type { IntegrationState } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'

const tones = { disconnected: 'neutral', running: 'info', failed: 'error', connected: 'success' } as const

type Props = { state: IntegrationState; isBroken?: boolean }

export function StateBadge({ state, isBroken = false }: Props) {
  const { t } = useTranslation()
  if (isBroken && state === 'connected')
    return <StatusBadge tone="error" label={t('integrations.states.broken')} />
  return <StatusBadge tone={tones[state]} label={t(`integrations.states.${state}`)} />
}
