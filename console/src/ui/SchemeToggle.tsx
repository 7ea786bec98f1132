import { styled, useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { radius, type as scale } from './theme/tokens.ts'

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 2,
  gap: 2,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& button': {
    flex: 1,
    minHeight: 28,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    font: 'inherit',
    fontSize: scale.size.body,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    '&[aria-pressed="true"]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
    },
  },
}))

const MODES = ['light', 'dark', 'system'] as const

/** Light, dark, or what the system says. */
export function SchemeToggle() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorScheme()
  return (
    <Group role="group" aria-label={t('ui.scheme.label')}>
      {MODES.map((option) => (
        <button key={option} type="button" aria-pressed={mode === option} onClick={() => setMode(option)}>
          {t(`ui.scheme.${option}`)}
        </button>
      ))}
    </Group>
  )
}
