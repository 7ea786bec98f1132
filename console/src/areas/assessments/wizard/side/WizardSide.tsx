import Link from 'virtual:icon/LinkOutlined'
import { assessmentScheduleType, toMinutes } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../lib/dates/timeFormats.ts'
import { CampaignSide } from '../../../../parts/campaigns/wizard/side/CampaignSide.tsx'
import type { SampleLine } from '../../../../parts/campaigns/wizard/side/SampleTimeline.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { useAssessmentFigures } from './useAssessmentFigures.ts'

export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, seconds } = store
  const { scheduleType, questions } = values
  const lines = useSampleLines()
  const { manual, immediate } = assessmentScheduleType
  return (
    <CampaignSide
      kind="assessment"
      wizard={store}
      figures={useAssessmentFigures()}
      names={{ first: t('assessmentWizard.side.delivery'), last: t('assessmentWizard.side.due') }}
      isImmediate={scheduleType === immediate}
      lines={questions.length > 0 ? lines : []}
      sum={t('assessmentWizard.side.sum', {
        count: questions.length,
        time: t('assessmentWizard.hints.minutes', { count: toMinutes(seconds) }),
      })}
      notes={[
        scheduleType === manual && {
          key: 'link',
          icon: <Link aria-hidden />,
          text: t('assessmentWizard.side.byLink'),
        },
      ]}
    />
  )
})

function useSampleLines(): SampleLine[] {
  const { t } = useTranslation()
  const { values, reminders, delivery, zone } = useAssessmentWizardStore()
  const formats = useFormats(zone)
  const isByLink = values.scheduleType === assessmentScheduleType.manual
  const createSampleLine = (key: string, date: string | null | undefined, text: string): SampleLine[] =>
    date ? [{ key, date, text, aside: formatTime(formats, date) }] : []
  const activeReminders = values.reminders.enabled ? reminders : []
  return [
    ...createSampleLine(
      'delivery',
      delivery,
      t(isByLink ? 'assessmentWizard.side.link' : 'assessmentWizard.side.invitation'),
    ),
    ...activeReminders
      .flatMap(({ sendTime }) => sendTime ?? [])
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .flatMap((date, index) =>
        createSampleLine(`reminder ${String(index)}`, date, t('campaigns.reminders.step', { n: index + 1 })),
      ),
    ...createSampleLine('due', values.due, t('assessmentWizard.side.lastMoment')),
  ]
}
