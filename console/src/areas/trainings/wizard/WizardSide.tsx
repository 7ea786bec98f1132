import { finalButton, trainingScheduleType } from '@heed/contracts'
import Globe from '@mui/icons-material/LanguageOutlined'
import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { time, zoneAt } from '../../../lib/timeFormats.ts'
import { FigureCards } from '../../../parts/campaigns/wizard/side/FigureCards.tsx'
import { Sample } from '../../../parts/campaigns/wizard/side/Sample.tsx'
import { SideNotes } from '../../../parts/campaigns/wizard/side/SideNotes.tsx'
import { useNotYet } from '../../../parts/campaigns/wizard/side/useNotYet.ts'
import { useSeveral } from '../../../parts/campaigns/wizard/side/useSeveral.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { useDeliveryMinutes, useMinutes } from './schedule/useSubjects.ts'
import { useTrainingFigures } from './side/useTrainingFigures.ts'
import { useTrainingWizardStore } from './WizardContext.ts'

/** What the training means for people: who, when, how many. */
export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const { values, deliveries, people, saved, zone, now } = useTrainingWizardStore()
  const { scheduleType, reminders, userLists, subjects } = values
  const formats = useFormats(zone)
  const minutes = useMinutes()
  const each = useDeliveryMinutes()
  const figures = useTrainingFigures()
  const several = useSeveral(userLists, people)
  const { first } = figures
  const length = (count: number) => t('trainingWizard.schedule.minutes', { count })
  return (
    <Stack>
      <Typography variant="h2">{t('trainingWizard.side.title')}</Typography>
      <FigureCards
        figures={figures}
        lists={userLists.length}
        names={{ first: t('campaigns.side.first'), last: t('campaigns.side.last') }}
        notYet={useNotYet({
          isAtOnce: scheduleType === trainingScheduleType.now,
          button: finalButton(saved.value ?? null),
        })}
        isReminded={scheduleType !== trainingScheduleType.downloadLinks && reminders.enabled}
        now={now}
        zone={zone}
      />
      <Sample
        lines={deliveries.map(({ date, name, subjects: sent }, at) => ({
          key: sent[0] ?? date,
          date,
          text: name ?? t('trainingWizard.schedule.subjects', { count: sent.length }),
          aside: length(each[at] ?? 0),
        }))}
        zone={zone}
        userLists={userLists}
        sum={t('trainingWizard.side.sum', { count: subjects.length, time: length(minutes(subjects)) })}
      />
      <SideNotes
        notes={[
          several > 0 && {
            key: 'several',
            icon: <Person aria-hidden />,
            text: t('campaigns.side.several', { count: several }),
          },
          first !== null && {
            key: 'moment',
            icon: <Globe aria-hidden />,
            text: t('campaigns.side.sameMoment', {
              time: time(formats, first),
              zone: zoneAt(formats, first),
            }),
          },
          scheduleType !== trainingScheduleType.downloadLinks &&
            reminders.enabled && {
              key: 'reminders',
              icon: <Bell aria-hidden />,
              text: t('trainingWizard.side.reminders'),
            },
        ]}
      />
    </Stack>
  )
})
