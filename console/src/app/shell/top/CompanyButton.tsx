import UnfoldMore from 'virtual:icon/UnfoldMore'
import { getCompanyName } from '@heed/contracts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { ellipsisStyles } from '../../../ui/text/cutText.ts'
import { getReasonProps } from '../../../ui/tooltipProps.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { useAccount } from '../../root/useAccount.ts'

const Name = styled('span')(ellipsisStyles)

const Box = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, fontWeight: 500 })

const Badge = styled('span')({ flex: 'none', whiteSpace: 'nowrap' })

type Props = { onSwitch: () => void }

export const CompanyButton = observer(function CompanyButton({ onSwitch }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const account = useAccount()
  const { company } = session
  if (!company && !account) return null
  const name = account
    ? t('shell.companiesOf', { name: account.name })
    : company
      ? getCompanyName(company)
      : ''
  const canSwitch = session.companies.length > 1 || session.isPartner
  return (
    <Box>
      {canSwitch ? (
        <Button
          color="inherit"
          onClick={onSwitch}
          aria-haspopup="dialog"
          aria-label={t('shell.switchFrom', { name })}
          endIcon={<UnfoldMore aria-hidden />}
          sx={{ minWidth: 0, maxWidth: 280 }}
        >
          <Name dir="auto">{name}</Name>
        </Button>
      ) : (
        <Name dir="auto" sx={{ maxWidth: 240 }} title={name}>
          {name}
        </Name>
      )}
      {!account && (
        <Badge
          data-role
          {...(session.isAdmin
            ? {}
            : getReasonProps(t(session.mayManageUsers ? 'shell.managerMay' : 'shell.viewerMay')))}
        >
          <Tag label={session.isAdmin ? t('shell.admin') : t('shell.viewer')} />
        </Badge>
      )}
    </Box>
  )
})
