import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { visuallyHiddenStyles } from '../text/visuallyHiddenStyles.ts'
import { dataColorStyles } from '../theme/forcedColors.ts'

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.warning.main,
  ...dataColorStyles,
}))

const Text = styled('span')(({ theme }) => ({
  '&[data-hidden]': visuallyHiddenStyles,
  [theme.breakpoints.down('sm')]: visuallyHiddenStyles,
}))

type Props = { hasText?: boolean }

export function UnsavedDot({ hasText = false }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Dot aria-hidden title={t('ui.unsaved')} />
      <Text data-hidden={!hasText || undefined}>{t('ui.unsaved')}</Text>
    </>
  )
}
