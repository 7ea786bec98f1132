import { type CampaignStatus, campaignStatus, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { recipientsSearch } from '../campaignPaths.ts'

type Props = {
  campaign: { name: string; status: CampaignStatus }
  count: number
  to: string
  draft: string
}

export const EmployeesCount = observer(function EmployeesCount({
  campaign: { name, status },
  count,
  to,
  draft,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const anonymous = isAnonymous(useCompany())
  const countText = formats.number(count)
  if (anonymous || count === 0) return countText
  return (
    <AppLink to={status === campaignStatus.draft ? `${draft}${recipientsSearch}` : to} asText>
      {countText}
      <VisuallyHidden> {t('campaigns.list.employeesOf', { count, name })}</VisuallyHidden>
    </AppLink>
  )
})
