import { getLessonState, type UserTrainingStatus } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Stack } from '../../../../ui/layout.ts'
import { KeyValueList } from '../../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'

export function UserFacts({ status }: { status: UserTrainingStatus }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { subjects, started, reminded, score } = status
  const completedCount = subjects.filter((lesson) => getLessonState(lesson) === 'completed').length
  return (
    <Panel>
      <Stack>
        <KeyValueList
          items={[
            {
              label: t('training.startedDate'),
              value: formatWithZone(formats, started) || t('training.notStarted'),
            },
            ...(reminded === undefined
              ? []
              : [
                  {
                    label: t('training.lastReminded'),
                    value: formatWithZone(formats, reminded) || t('training.neverReminded'),
                  },
                ]),
          ]}
        />
        <ProgressBar
          label={t('training.progress')}
          percent={score}
          detail={t('training.lessonsDone', { n: completedCount, count: subjects.length })}
        />
      </Stack>
    </Panel>
  )
}
