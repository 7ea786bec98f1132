import { type CampaignStatus, statusWord } from '@heed/contracts'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'

const looks = {
  draft: { tone: 'neutral', icon: <Edit fontSize="inherit" /> },
  scheduled: { tone: 'info', icon: <Schedule fontSize="inherit" /> },
  active: { tone: 'primary', icon: <PlayCircle fontSize="inherit" /> },
  completed: { tone: 'success', icon: <CheckCircle fontSize="inherit" /> },
} as const

/** The width is fixed, so that a heading doesn't rewrap when the status changes. */
export const SteadyStatusBadge = (props: { status: CampaignStatus }) => (
  <span style={{ minWidth: 100 }}>
    <CampaignStatusBadge {...props} />
  </span>
)

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation()
  const word = statusWord(status)
  return <StatusBadge {...looks[word]} label={t(`campaigns.status.${word}`)} />
}
