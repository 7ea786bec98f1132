import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { dataColorStyles } from '../theme/forcedColors.ts'

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.warning.main,
  ...dataColorStyles,
}))

export function UnsavedDot() {
  const { t } = useTranslation()
  return (
    <>
      <Dot aria-hidden title={t('ui.unsaved')} />
      <VisuallyHidden>{t('ui.unsaved')}</VisuallyHidden>
    </>
  )
}
