import { getCompanyName, type Ppv } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { EmailLinkText } from '../../app/shell/strips/EmailText.tsx'
import { ViewsMeter } from '../../parts/views/ViewsMeter.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'
import { usePartnerCompanyPath } from './usePartnerCompanyPath.ts'

export const ViewsPanel = observer(function ViewsPanel({ ppv }: { ppv: Ppv | undefined }) {
  const { t } = useTranslation()
  const { supportEmail } = useRoot().branding
  const company = useCompany()
  const seller = usePartnerCompanyPath()
  return (
    <Panel title={t('embed.views')}>
      {ppv ? <ViewsMeter ppv={ppv} /> : <Skeleton height={26} sx={{ transform: 'none' }} />}
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {seller ? (
          <AppLink to={seller}>{t('embed.sellMore', { name: getCompanyName(company) })}</AppLink>
        ) : (
          <EmailLinkText text={t('embed.buyMore', { email: supportEmail })} email={supportEmail} />
        )}
      </Typography>
    </Panel>
  )
})
