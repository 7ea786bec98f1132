import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EmphasizedText } from '../../app/Emphasised.tsx'

/** Moves a long address to a separate line before breaking it. */
const Address = styled('span')({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })

export function SignedInAs({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <Typography variant="h1">
      <EmphasizedText text={t('auth.signedInAs', { email })} part={email}>
        <Address>{email}</Address>
      </EmphasizedText>
    </Typography>
  )
}
