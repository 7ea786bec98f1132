import { type CampaignStatus, campaignStatus, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/RootContext.tsx'
import { AppLink } from '../../../ui/AppLink.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

type Props = { campaign: { name: string; status: CampaignStatus }; count: number; to: string }

/** How many a campaign is for, and the way to them; of a draft nobody is yet, and behind anonymous tracking nobody is told apart. */
export const EmployeesCount = observer(function EmployeesCount({
  campaign: { name, status },
  count,
  to,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const anonymous = isAnonymous(useCompany())
  const shown = formats.number(count)
  if (anonymous || status === campaignStatus.draft || count === 0) return shown
  return (
    <AppLink to={to} asText>
      {shown}
      <VisuallyHidden> {t('campaigns.list.employeesOf', { count, name })}</VisuallyHidden>
    </AppLink>
  )
})
