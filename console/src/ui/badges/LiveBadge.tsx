import CloudOff from 'virtual:icon/CloudOffOutlined'
import Sensors from 'virtual:icon/Sensors'
import Sync from 'virtual:icon/Sync'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../theme/palette.ts'
import { StatusBadge } from './StatusBadge.tsx'

const badgeProps = {
  live: { tone: 'success', icon: <Sensors /> },
  reconnecting: { tone: 'neutral', icon: <Sync /> },
  offline: { tone: 'warning', icon: <CloudOff /> },
} as const satisfies Record<string, { tone: Tone; icon: React.ReactElement }>

type Props = { state: keyof typeof badgeProps }

export function LiveBadge({ state }: Props) {
  const { t } = useTranslation()
  return <StatusBadge {...badgeProps[state]} label={t(`kit.live.${state}`)} />
}
