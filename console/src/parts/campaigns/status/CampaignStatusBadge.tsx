import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import Edit from 'virtual:icon/EditOutlined'
import PlayCircle from 'virtual:icon/PlayCircleOutlined'
import Schedule from 'virtual:icon/ScheduleOutlined'
import { type CampaignStatus, getStatusKey } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'

const statusStyles = {
  draft: { tone: 'neutral', icon: <Edit fontSize="inherit" /> },
  scheduled: { tone: 'info', icon: <Schedule fontSize="inherit" /> },
  active: { tone: 'primary', icon: <PlayCircle fontSize="inherit" /> },
  completed: { tone: 'success', icon: <CheckCircle fontSize="inherit" /> },
} as const

/** The width is fixed, so that a heading doesn't rewrap when the status changes. */
export const FixedWidthStatusBadge = (props: { status: CampaignStatus }) => (
  <span style={{ minWidth: 100 }}>
    <CampaignStatusBadge {...props} />
  </span>
)

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation()
  const word = getStatusKey(status)
  return <StatusBadge {...statusStyles[word]} label={t(`campaigns.status.${word}`)} />
}
