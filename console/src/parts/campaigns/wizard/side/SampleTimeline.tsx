import { isAnonymous } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore } from '../../../../app/root/RootContext.tsx'
import { formatNearDate } from '../../../../lib/dates/timeFormats.ts'
import { Avatar } from '../../../../ui/badges/Avatar.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { WrapRow } from '../../../../ui/layout.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../../ui/text/SingleLineText.tsx'
import { dataColorStyles } from '../../../../ui/theme/forcedColors.ts'
import { typeScale } from '../../../../ui/theme/tokens.ts'
import { SampleStore } from './SampleStore.ts'

const maxLines = 6

const PersonLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  marginBottom: 12,
})

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '8px minmax(60px, max-content) minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 10,
    fontSize: typeScale.size.body,
  },
  '& > li::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    ...dataColorStyles,
  },
}))

export type SampleLine = { key: string | number; date: string; text: string; aside?: string | undefined }

type Props = {
  lines: readonly SampleLine[]
  now: string
  zone: string
  userLists: readonly number[]
  sum: string
}

export const SampleTimeline = observer(function SampleTimeline({ lines, now, zone, userLists, sum }: Props) {
  const { t } = useTranslation()
  const formats = useFormats(zone)
  const person = useSamplePerson(userLists)
  // Hiding a single row saves no space, because the note about hidden rows is just as tall.
  const visibleLines = lines.length > maxLines + 1 ? lines.slice(0, maxLines) : lines
  const hiddenCount = lines.length - visibleLines.length
  if (lines.length === 0) return null
  return (
    <Panel>
      <PersonLine>
        <Avatar name={person?.name ?? ''} size={32} named />
        <div>
          <strong>
            <SingleLineText text={person?.name ?? t('campaigns.side.somebody')} />
          </strong>
          <MutedText style={{ fontSize: typeScale.size.tiny }}>
            <SingleLineText text={person?.list ?? t('campaigns.side.oneOfAll')} />
          </MutedText>
        </div>
      </PersonLine>
      <Line aria-label={t('campaigns.side.timeline')}>
        {visibleLines.map(({ key, date, text, aside }) => (
          <li key={key}>
            <span>{formatNearDate(formats, date, now)}</span>
            <SingleLineText text={text} />
            {aside !== undefined && <MutedText>{aside}</MutedText>}
          </li>
        ))}
      </Line>
      {hiddenCount > 0 && <MutedText>{t('ui.andMore', { count: hiddenCount })}</MutedText>}
      <WrapRow style={{ marginTop: 12, gap: '0 12px' }}>
        <MutedText>{sum}</MutedText>
        {person?.onAnother && (
          <ActionButton
            look="text"
            size="small"
            flush
            action={{ key: 'another', label: t('campaigns.side.another'), onRun: person.onAnother }}
          />
        )}
      </WrapRow>
    </Panel>
  )
})

function useSamplePerson(userLists: readonly number[]) {
  const company = useCompany()
  const store = useCompanyStore(SampleStore)
  const isHidden = isAnonymous(company)
  useEffect(() => {
    if (!isHidden) void store.loadSample(userLists)
  }, [store, userLists, isHidden])
  const { person, hasOthers: hasOtherPeople } = store
  if (isHidden || !person) return undefined
  return {
    name: person.name || person.email,
    list: person.lists.find(({ id }) => userLists.includes(id))?.name,
    onAnother: hasOtherPeople ? () => void store.loadAnother() : undefined,
  }
}
