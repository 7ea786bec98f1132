import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Emphasised } from '../../app/Emphasised.tsx'

/** Who is signed in, as a heading; an address that is too long for a line goes on after its sign, not within a word. */
export function SignedInAs({ email }: { email: string }) {
  const { t } = useTranslation()
  const at = email.indexOf('@') + 1
  return (
    <Typography variant="h1">
      <Emphasised text={t('auth.signedInAs', { email })} part={email}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </Emphasised>
    </Typography>
  )
}
