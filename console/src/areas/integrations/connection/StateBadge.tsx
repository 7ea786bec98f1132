import type { IntegrationState } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

const tones = { disconnected: 'neutral', running: 'info', failed: 'error', connected: 'success' } as const

export function StateBadge({ state }: { state: IntegrationState }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]} label={t(`integrations.states.${state}`)} />
}
