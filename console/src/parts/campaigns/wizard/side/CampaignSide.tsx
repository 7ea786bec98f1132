import Globe from 'virtual:icon/LanguageOutlined'
import Person from 'virtual:icon/PersonOutlined'
import { finalButton } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import { formatTime, formatZone } from '../../../../lib/dates/timeFormats.ts'
import type { Resource } from '../../../../lib/requests/Resource.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Stack } from '../../../../ui/layout.ts'
import { RecipientsStore } from '../../recipients/RecipientsStore.ts'
import type { CampaignWizard } from '../model/CampaignWizard.ts'
import type { Campaign, CampaignKind, CampaignValues } from '../model/campaign.ts'
import { FigureCards } from './FigureCards.tsx'
import { type CampaignFigures, countOnBothLists } from './figures.ts'
import { Sample, type SampleLine } from './Sample.tsx'
import { type SideNote, SideNotes } from './SideNotes.tsx'

type Props = {
  kind: CampaignKind
  wizard: Pick<
    CampaignWizard<Campaign, CampaignValues, string>,
    'values' | 'people' | 'saved' | 'zone' | 'now'
  >
  figures: CampaignFigures
  names: ComponentProps<typeof FigureCards>['names']
  isAtOnce: boolean
  lines: readonly SampleLine[]
  sum: string
  notes: readonly SideNote[]
}

const several = { training: 'campaigns.side.several', assessment: 'assessmentWizard.side.several' } as const

export const CampaignSide = observer(function CampaignSide(props: Props) {
  const { kind, wizard, figures, names, isAtOnce, lines, sum, notes } = props
  const { t } = useTranslation()
  const { values, people, saved, zone, now } = wizard
  const { userLists } = values
  const formats = useFormats(zone)
  const onSeveral = useOverlapCount(userLists, people)
  const notYet = useUnsentHint({ isAtOnce, button: finalButton(saved.value ?? null) })
  const { first } = figures
  return (
    <Stack>
      <Typography variant="h2">{t(`${kind}Wizard.side.title`)}</Typography>
      <FigureCards lists={userLists.length} {...{ figures, names, notYet, now, zone }} />
      <Sample {...{ lines, now, zone, userLists, sum }} />
      <SideNotes
        notes={[
          onSeveral > 0 && {
            key: 'several',
            icon: <Person aria-hidden />,
            text: t(several[kind], { count: onSeveral }),
          },
          first !== null && {
            key: 'moment',
            icon: <Globe aria-hidden />,
            text: t('campaigns.side.sameMoment', {
              time: formatTime(formats, first),
              zone: formatZone(formats, first),
            }),
          },
          ...notes,
        ]}
      />
    </Stack>
  )
})

function useUnsentHint({ isAtOnce, button }: { isAtOnce: boolean; button: string }): {
  day: string
  hint: string
} {
  const { t } = useTranslation()
  return isAtOnce
    ? { day: t('campaigns.side.atOnce'), hint: t('campaigns.side.withStart', { button }) }
    : { day: '–', hint: '' }
}

function useOverlapCount(userLists: readonly number[], { value: people }: Resource<number>): number {
  const recipients = useCompanyStore(RecipientsStore)
  const { all } = recipients.lists
  useEffect(() => {
    if (!recipients.lists.all.value) void recipients.lists.loadAll()
  }, [recipients])
  const counted = recipients.onSeveral(userLists)
  if (counted !== undefined) return counted
  const counts = (all.value ?? [])
    .filter(({ id }) => userLists.includes(id))
    .map(({ usersCount }) => usersCount)
  return people === undefined ? 0 : countOnBothLists(counts, people)
}
