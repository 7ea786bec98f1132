import Globe from 'virtual:icon/LanguageOutlined'
import Person from 'virtual:icon/PersonOutlined'
import { getFinalButton } from '@heed/contracts'
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
import { type CampaignFigures, countListOverlap } from './figures.ts'
import { type SampleLine, SampleTimeline } from './SampleTimeline.tsx'
import { type SideNote, SideNotes } from './SideNotes.tsx'

type Props = {
  kind: CampaignKind
  wizard: Pick<
    CampaignWizard<Campaign, CampaignValues, string>,
    'values' | 'people' | 'saved' | 'zone' | 'now'
  >
  figures: CampaignFigures
  names: ComponentProps<typeof FigureCards>['names']
  isImmediate: boolean
  lines: readonly SampleLine[]
  sum: string
  notes: readonly SideNote[]
}

const overlapTexts = {
  training: 'campaigns.side.several',
  assessment: 'assessmentWizard.side.several',
} as const

export const CampaignSide = observer(function CampaignSide(props: Props) {
  const { kind, wizard, figures, names, isImmediate, lines, sum, notes } = props
  const { t } = useTranslation()
  const { values, people, saved, zone, now } = wizard
  const { userLists } = values
  const formats = useFormats(zone)
  const overlapCount = useOverlapCount(userLists, people)
  const unsentHint = useUnsentHint({ isAtOnce: isImmediate, button: getFinalButton(saved.value ?? null) })
  const { first } = figures
  return (
    <Stack>
      <Typography variant="h2" component="h3" sx={{ pt: '3px' }}>
        {t(`${kind}Wizard.side.title`)}
      </Typography>
      <FigureCards lists={userLists.length} {...{ figures, names, notYet: unsentHint, now, zone }} />
      <SampleTimeline {...{ lines, now, zone, userLists, sum }} />
      <SideNotes
        notes={[
          overlapCount > 0 && {
            key: 'several',
            icon: <Person aria-hidden />,
            text: t(overlapTexts[kind], { count: overlapCount }),
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
  const overlapCount = recipients.getOverlapCount(userLists)
  if (overlapCount !== undefined) return overlapCount
  const counts = (all.value ?? [])
    .filter(({ id }) => userLists.includes(id))
    .map(({ usersCount }) => usersCount)
  return people === undefined ? 0 : countListOverlap(counts, people)
}
