import { companyName, partnerOf } from '@heed/contracts'
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type as scale, size } from '../../ui/theme/tokens.ts'
import { Emphasised } from '../Emphasised.tsx'
import { paths } from '../paths.ts'
import { useRoot } from '../RootContext.tsx'
import { useIsMarked } from './useIsMarked.ts'

/** Pixels; what sticks below the header begins so much lower. */
export const MARKER_HEIGHT = 36

const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: size.header,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: MARKER_HEIGHT,
  padding: theme.spacing(0, 2),
  fontSize: scale.size.body,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.warning.contrastText,
  backgroundColor: theme.vars.palette.warning.main,
  '& svg': { fontSize: 18, flex: 'none' },
  '& a': { flex: 'none', marginLeft: 8, fontWeight: scale.weight.medium, color: 'inherit' },
  '& a:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
}))

const Text = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

/** A partner always sees whose people a change would hit, wherever the page is scrolled to, and has the way back. */
export const PartnerMarker = observer(function PartnerMarker() {
  const { t } = useTranslation()
  const { session, history } = useRoot()
  const isMarked = useIsMarked()
  if (!isMarked || !session.company) return null
  const name = companyName(session.company)
  const partnerId = partnerOf(session.company) ?? 0
  return (
    <Strip role="note">
      <SupervisorAccountOutlined aria-hidden />
      <Text data-cut>
        <Emphasised text={t('shell.insideCustomer', { name })} part={name}>
          <strong>{name}</strong>
        </Emphasised>
      </Text>
      <Link to={history.asLeft(paths.partnerCompanies({ partnerId }))}>{t('shell.backToCompanies')}</Link>
    </Strip>
  )
})
