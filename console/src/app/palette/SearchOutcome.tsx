import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { MutedText } from '../../ui/text/Muted.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
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

type OutcomeProps = { search: PaletteSearch; isNothing: boolean }

export const SearchOutcome = observer(function Outcome({ search, isNothing }: OutcomeProps) {
  const { t } = useTranslation()
  const { failure, isLooking, text } = search
  const isEmpty = isNothing && !isLooking && text.trim() !== ''
  const said = failure ?? (isEmpty ? t('palette.nothing', { text }) : '')
  return (
    <div role="status" style={{ padding: said ? '8px 20px' : 0 }}>
      {said ? (
        <MutedText>{said}</MutedText>
      ) : (
        <VisuallyHidden>{isLooking ? t('ui.loading') : ''}</VisuallyHidden>
      )}
    </div>
  )
})

const Back = styled('span')({ cursor: 'pointer' })

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
        <Back onMouseDown={(event) => event.preventDefault()} onClick={onBack}>
          <Key>←</Key> {t('palette.back')}
        </Back>
      ) : (
        <span>
          <Key>→</Key> {t('palette.actions')}
        </span>
      )}
    </Hints>
  )
}
