import { useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from './SegmentedControl.tsx'

const MODES = ['light', 'dark', 'system'] as const

export function SchemeToggle() {
  const { t } = useTranslation()
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <SegmentedControl
      label={t('ui.scheme.label')}
      labelHidden
      fullWidth
      value={mode}
      onChange={setMode}
      options={MODES.map((value) => ({ value, label: t(`ui.scheme.${value}`) }))}
    />
  )
}
