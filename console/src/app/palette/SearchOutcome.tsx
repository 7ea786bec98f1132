import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../../ui/announcer/useAnnouncement.ts'
import { useResultsAnnouncement } from '../../ui/announcer/useResultsAnnouncement.ts'
import { MutedText } from '../../ui/text/Muted.tsx'
import type { PaletteSearch } from './PaletteSearch.ts'
import { Key } from './parts.tsx'

const Hints = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}))

type OutcomeProps = { search: PaletteSearch; count: number }

export const SearchOutcome = observer(function SearchOutcome({ search, count }: OutcomeProps) {
  const { t } = useTranslation()
  const { failure, isSearching, text } = search
  const isEmpty = count === 0 && !isSearching && text.trim() !== ''
  const message = failure ?? (isEmpty ? t('palette.nothing', { text }) : '')
  useAnnouncement(failure)
  useResultsAnnouncement(
    { search: text },
    {
      count: isSearching || failure !== undefined || text.trim() === '' ? undefined : count,
      emptyText: t('palette.nothing', { text }),
      isFirstAnnounced: true,
    },
  )
  return message === '' ? null : <MutedText style={{ padding: '8px 20px' }}>{message}</MutedText>
})

const BackHint = styled('span')({ cursor: 'pointer' })

export function KeyHints({ onBack }: { onBack: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <Hints aria-hidden>
      <span>
        <Key>↑</Key> <Key>↓</Key> {t('palette.choose')}
      </span>
      <span>
        <Key>Enter</Key> {t('palette.open')}
      </span>
      {onBack ? (
        <BackHint onMouseDown={(event) => event.preventDefault()} onClick={onBack}>
          <Key>←</Key> {t('palette.back')}
        </BackHint>
      ) : (
        <span>
          <Key>→</Key> {t('palette.actions')}
        </span>
      )}
    </Hints>
  )
}
