import { emailBackgroundColors } from '@heed/contracts/mail/emailHtml'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'
import { EmailBody } from './EmailBody.tsx'

const Sheet = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
  overflowWrap: 'anywhere',
  '&[data-flush]': { borderWidth: '0 0 1px', borderRadius: 0 },
}))

const SubjectLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  padding: theme.spacing(1.5, 2.5),
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '& > span': { color: theme.vars.palette.text.muted },
  '& > b': { minWidth: 0, fontWeight: scale.weight.medium },
}))

const Canvas = styled('div')({
  paddingInline: 'clamp(0px, 100% - 380px, 20px)',
  backgroundColor: emailBackgroundColors.light,
})

type Props = {
  label: string
  language: string
  subject: string
  html: string
  flush?: boolean
}

export function EmailSheet({ label, language, subject, html, flush = false }: Props) {
  const { t } = useTranslation()
  return (
    <Sheet role="group" aria-label={label} data-flush={flush || undefined}>
      <SubjectLine>
        <span>{t('kit.mailSubject')}</span>
        <b lang={language}>{subject}</b>
      </SubjectLine>
      <Canvas data-theme="light">
        <EmailBody html={html} />
      </Canvas>
    </Sheet>
  )
}
