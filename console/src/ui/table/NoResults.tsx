import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../buttons/ActionButton.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 8px',
  padding: theme.spacing(3),
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}))

type Props = { onClear: () => void } & (
  | { search: string }
  /** If there are filters, `onClear` clears them as well as the search. */
  | { text: string }
)

export function NoResults({ onClear, ...criteria }: Props) {
  const { t } = useTranslation()
  return (
    <Line>
      <span>{'search' in criteria ? t('ui.notFound', criteria) : criteria.text}</span>
      <ActionButton
        action={{ key: 'clear', label: t('search' in criteria ? 'ui.clear' : 'ui.clearAll'), onRun: onClear }}
        look="text"
        size="small"
      />
    </Line>
  )
}
