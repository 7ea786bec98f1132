import Assessment from 'virtual:icon/AssessmentOutlined'
import School from 'virtual:icon/SchoolOutlined'
import type { CalendarEvent } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import type { ReactElement } from 'react'
import { paths } from '../../../app/paths.ts'
import type { DotShape } from '../../../ui/calendar/EventDot.tsx'
import type { Tone } from '../../../ui/theme/palette.ts'

type Kind = {
  icon: ReactElement
  tone: Tone
  shape: DotShape
  word: ParseKeys
  path: (id: CalendarEvent['id']) => string
}

export const eventKinds: Record<CalendarEvent['type'], Kind> = {
  training: {
    icon: <School aria-hidden />,
    tone: 'primary',
    shape: 'square',
    word: 'dashboard.calendar.training',
    path: (trainingId) => paths.training({ trainingId }),
  },
  assessment: {
    icon: <Assessment aria-hidden />,
    tone: 'info',
    shape: 'ring',
    word: 'dashboard.calendar.assessment',
    path: (assessmentId) => paths.assessment({ assessmentId }),
  },
}
