import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import Circle from 'virtual:icon/CircleOutlined'
import ErrorIcon from 'virtual:icon/ErrorOutlineOutlined'
import InfoIcon from 'virtual:icon/InfoOutlined'
import Warning from 'virtual:icon/WarningAmberOutlined'
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

export const getToneIcon = (tone: Tone): ReactElement => icons[tone]
