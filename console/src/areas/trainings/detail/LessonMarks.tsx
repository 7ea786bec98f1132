import Block from 'virtual:icon/BlockOutlined'
import CheckCircle from 'virtual:icon/CheckCircle'
import ErrorOutline from 'virtual:icon/ErrorOutlineOutlined'
import Link from 'virtual:icon/LinkOutlined'
import MailOutlined from 'virtual:icon/MailOutlined'
import Schedule from 'virtual:icon/ScheduleOutlined'
import Visibility from 'virtual:icon/VisibilityOutlined'
import type { Training, TrainingUserDetails } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { getLessonMark, type LessonMark } from './stopped.ts'

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr))',
  gap: '8px 24px',
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& li > span:last-child': { overflowWrap: 'anywhere', minWidth: 0 },
})

const markStyles: Record<LessonMark, { tone: 'success' | 'info' | 'neutral' | 'error'; icon: ReactElement }> =
  {
    completed: { tone: 'success', icon: <CheckCircle /> },
    viewed: { tone: 'info', icon: <Visibility /> },
    delivered: { tone: 'neutral', icon: <MailOutlined /> },
    bounced: { tone: 'error', icon: <ErrorOutline /> },
    open: { tone: 'neutral', icon: <Link /> },
    planned: { tone: 'neutral', icon: <Schedule /> },
    stopped: { tone: 'neutral', icon: <Block /> },
  }

type Props = {
  lessons: TrainingUserDetails['subjects']
  training: Training | undefined
}

export function LessonMarks({ lessons, training }: Props) {
  const { t } = useTranslation()
  return (
    <List>
      {lessons.map((lesson, index) => {
        const mark = getLessonMark(training, lesson)
        return (
          <li key={`${String(lesson.subject_id)} ${String(index)}`}>
            <StatusBadge {...markStyles[mark]} label={t(`training.marks.${mark}`)} />
            <span>{lesson.title}</span>
          </li>
        )
      })}
    </List>
  )
}
