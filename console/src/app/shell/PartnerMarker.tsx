import { companyName } from '@heed/contracts'
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type as scale } from '../../ui/theme/tokens.ts'
import { Emphasised } from '../Emphasised.tsx'
import { useRoot } from '../RootContext.tsx'

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: theme.spacing(0.75, 2),
  fontSize: scale.size.body,
  color: theme.vars.palette.warning.contrastText,
  backgroundColor: theme.vars.palette.warning.main,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: 18, flex: 'none' },
}))

/** A partner always sees whose people a change would hit. */
export const PartnerMarker = observer(function PartnerMarker() {
  const { t } = useTranslation()
  const { session } = useRoot()
  if (!session.isPartnerInside || !session.company) return null
  const name = companyName(session.company)
  return (
    <Strip role="note">
      <SupervisorAccountOutlined aria-hidden />
      <span>
        <Emphasised text={t('shell.insideCustomer', { name })} part={name}>
          <strong>{name}</strong>
        </Emphasised>
      </span>
    </Strip>
  )
})
