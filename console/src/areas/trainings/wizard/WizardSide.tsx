import { trainingScheduleType } from '@heed/contracts'
import Globe from '@mui/icons-material/LanguageOutlined'
import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { time, zoneAt } from '../../../lib/timeFormats.ts'
import { ListsStore } from '../../../parts/lists/ListsStore.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { type } from '../../../ui/theme/tokens.ts'
import { FigureCards } from './side/FigureCards.tsx'
import { Sample } from './side/Sample.tsx'
import { useTrainingFigures } from './side/useTrainingFigures.ts'
import { useTrainingWizardStore } from './WizardContext.ts'

const Notes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: type.size.tiny,
  lineHeight: `${String(type.line.tiny)}px`,
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: 8 },
  '& svg': { fontSize: 18 },
}))

/** What the training means for people: who, when, how many. */
export const WizardSide = observer(function WizardSide() {
  const { t } = useTranslation()
  const { isPackaged } = useTrainingWizardStore()
  const lists = useCompanyStore(ListsStore)
  useEffect(() => {
    if (!isPackaged && !lists.all.value) void lists.loadAll()
  }, [lists, isPackaged])
  return (
    <Stack>
      <Typography variant="h2">{t('trainingWizard.side.title')}</Typography>
      {isPackaged ? (
        <Typography variant="body2" color="textSecondary">
          {t('trainingWizard.side.packaged')}
        </Typography>
      ) : (
        <>
          <FigureCards />
          <Sample />
          <SideNotes />
        </>
      )}
    </Stack>
  )
})

const SideNotes = observer(function SideNotes() {
  const { t } = useTranslation()
  const { values, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const { several, first } = useTrainingFigures()
  const { scheduleType, reminders } = values
  const isMailed = scheduleType !== trainingScheduleType.downloadLinks
  return (
    <Notes>
      {several > 0 && (
        <li>
          <Person aria-hidden />
          {t('trainingWizard.side.several', { count: several })}
        </li>
      )}
      {first !== null && (
        <li>
          <Globe aria-hidden />
          {t('trainingWizard.side.sameMoment', { time: time(formats, first), zone: zoneAt(formats, first) })}
        </li>
      )}
      {isMailed && reminders.enabled && (
        <li>
          <Bell aria-hidden />
          {t('trainingWizard.side.reminders')}
        </li>
      )}
    </Notes>
  )
})
