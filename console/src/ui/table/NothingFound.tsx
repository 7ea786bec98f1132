import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../ActionButton.tsx'

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

type Props = { search: string; onClear: () => void }

/** The face of a table whose search finds nothing: one line, and the way back. */
export function NothingFound({ search, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <Line role="status">
      <span>{t('ui.notFound', { search })}</span>
      <ActionButton
        action={{ key: 'clear', label: t('ui.clear'), onRun: onClear }}
        look="text"
        size="small"
      />
    </Line>
  )
}
