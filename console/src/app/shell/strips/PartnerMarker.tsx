import SupervisorAccountOutlined from 'virtual:icon/SupervisorAccountOutlined'
import { getCompanyName, getPartnerId } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmphasizedText } from '../../Emphasised.tsx'
import { paths } from '../../paths.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { Strip, StripText } from './Strip.tsx'
import { getInsideTextKey, useIsInsideCompany } from './useIsInsideCompany.ts'

export const PartnerMarker = observer(function PartnerMarker() {
  const { t } = useTranslation()
  const { session, history } = useRoot()
  const isMarked = useIsInsideCompany()
  if (!isMarked || !session.company) return null
  const name = getCompanyName(session.company)
  const partnerId = getPartnerId(session.company)
  const companies =
    session.isPartner && partnerId !== null ? paths.partnerCompanies({ partnerId }) : paths.superCompanies()
  return (
    <Strip role="note" tone="warning" above={session.isActing ? 1 : 0}>
      <SupervisorAccountOutlined aria-hidden />
      <StripText>
        <EmphasizedText text={t(getInsideTextKey(session), { name })} part={name}>
          <strong data-cut="" dir="auto">
            {name}
          </strong>
        </EmphasizedText>
      </StripText>
      <Link to={history.getLastLink(companies)}>{t('shell.backToCompanies')}</Link>
    </Strip>
  )
})
