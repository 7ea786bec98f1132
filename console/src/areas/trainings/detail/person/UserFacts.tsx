import { computePercent, getLessonState, getShownScore, type UserTrainingStatus } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Stack } from '../../../../ui/layout.ts'
import { KeyValueList } from '../../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'

export function UserFacts({ status }: { status: UserTrainingStatus | undefined }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const lessons = status?.subjects ?? []
  const completedCount = lessons.filter((lesson) => getLessonState(lesson) === 'completed').length
  const hasReminders = !status || status.reminded !== undefined
  return (
    <Panel>
      <Stack>
        <KeyValueList
          items={[
            {
              label: t('training.startedDate'),
              value: status && (formatWithZone(formats, status.started) || t('training.notStarted')),
            },
            {
              label: t('training.score'),
              value: status && (
                <ScoreLabel score={getShownScore({ started: status.started, scorePercent: status.score })} />
              ),
            },
            ...(hasReminders
              ? [
                  {
                    label: t('training.lastReminded'),
                    value:
                      status && (formatWithZone(formats, status.reminded) || t('training.neverReminded')),
                  },
                ]
              : []),
          ]}
        />
        <ProgressBar
          label={t('training.progress')}
          percent={status && computePercent(completedCount, lessons.length)}
          detail={status && t('training.lessonsDone', { n: completedCount, count: lessons.length })}
        />
      </Stack>
    </Panel>
  )
}
