import { assessmentScheduleType, finalButton, minutesOf } from '@heed/contracts'
import Globe from '@mui/icons-material/LanguageOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { time, zoneAt } from '../../../lib/timeFormats.ts'
import { FigureCards } from '../../../parts/campaigns/wizard/side/FigureCards.tsx'
import { Sample, type SampleLine } from '../../../parts/campaigns/wizard/side/Sample.tsx'
import { SideNotes } from '../../../parts/campaigns/wizard/side/SideNotes.tsx'
import { useNotYet } from '../../../parts/campaigns/wizard/side/useNotYet.ts'
import { useSeveral } from '../../../parts/campaigns/wizard/side/useSeveral.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { useAssessmentFigures } from './side/useAssessmentFigures.ts'
import { useAssessmentWizardStore } from './WizardContext.ts'

/** What the assessment means for people: who, when, how many. */
export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const { values, people, saved, seconds, zone, now } = useAssessmentWizardStore()
  const { scheduleType, userLists, questions } = values
  const formats = useFormats(zone)
  const figures = useAssessmentFigures()
  const several = useSeveral(userLists, people)
  const lines = useLines()
  const { first } = figures
  const { manual } = assessmentScheduleType
  return (
    <Stack>
      <Typography variant="h2">{t('assessmentWizard.side.title')}</Typography>
      <FigureCards
        figures={figures}
        lists={userLists.length}
        names={{ first: t('assessmentWizard.side.delivery'), last: t('assessmentWizard.side.due') }}
        notYet={useNotYet({
          isAtOnce: scheduleType === assessmentScheduleType.immediate,
          button: finalButton(saved.value ?? null),
        })}
        isReminded={scheduleType !== manual && values.reminders.enabled}
        now={now}
        zone={zone}
      />
      {questions.length > 0 && (
        <Sample
          lines={lines}
          zone={zone}
          userLists={userLists}
          sum={t('assessmentWizard.side.sum', {
            count: questions.length,
            time: t('assessmentWizard.hints.minutes', { count: minutesOf(seconds) }),
          })}
        />
      )}
      <SideNotes
        notes={[
          several > 0 && {
            key: 'several',
            icon: <Person aria-hidden />,
            text: t('assessmentWizard.side.several', { count: several }),
          },
          first !== null && {
            key: 'moment',
            icon: <Globe aria-hidden />,
            text: t('campaigns.side.sameMoment', {
              time: time(formats, first),
              zone: zoneAt(formats, first),
            }),
          },
          scheduleType === manual && {
            key: 'link',
            icon: <Link aria-hidden />,
            text: t('assessmentWizard.side.byLink'),
          },
        ]}
      />
    </Stack>
  )
})

/** Invitation, reminders and the last moment to answer, in their order; for observers. */
function useLines(): SampleLine[] {
  const { t } = useTranslation()
  const { values, reminders, delivery, zone } = useAssessmentWizardStore()
  const formats = useFormats(zone)
  const isByLink = values.scheduleType === assessmentScheduleType.manual
  const line = (key: string, date: string | null | undefined, text: string): SampleLine[] =>
    date ? [{ key, date, text, aside: time(formats, date) }] : []
  const sent = values.reminders.enabled ? reminders : []
  return [
    ...line(
      'delivery',
      delivery,
      t(isByLink ? 'assessmentWizard.side.link' : 'assessmentWizard.side.invitation'),
    ),
    ...sent
      .flatMap(({ sendTime }) => sendTime ?? [])
      .toSorted((one, other) => Date.parse(one) - Date.parse(other))
      .flatMap((date, at) =>
        line(`reminder ${String(at)}`, date, t('campaigns.reminders.step', { n: at + 1 })),
      ),
    ...line('due', values.due, t('assessmentWizard.side.lastMoment')),
  ]
}
