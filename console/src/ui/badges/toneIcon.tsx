import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Circle from '@mui/icons-material/CircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import type { ReactElement } from 'react'
import type { Tone } from '../theme/palette.ts'

const icons: Record<Tone, ReactElement> = {
  success: <CheckCircle fontSize="inherit" />,
  error: <ErrorIcon fontSize="inherit" />,
  warning: <Warning fontSize="inherit" />,
  info: <InfoIcon fontSize="inherit" />,
  primary: <InfoIcon fontSize="inherit" />,
  neutral: <Circle fontSize="inherit" />,
}

export const toneIcon = (tone: Tone): ReactElement => icons[tone]
