import { type Ppv, viewsMeter } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/RootContext.tsx'
import { MailText } from '../../app/shell/MailText.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** Percent of the views from which on one is told that they come to an end. */
const SCARCE = 80

/** How many of the bought views are used; undefined while it is on its way. */
export const ViewsPanel = observer(function ViewsPanel({ ppv }: { ppv: Ppv | undefined }) {
  const { t } = useTranslation()
  const { supportEmail } = useRoot().branding
  return (
    <Panel title={t('embed.views')}>
      {ppv ? <Meter ppv={ppv} /> : <Skeleton height={26} sx={{ transform: 'none' }} />}
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5 }}>
        <MailText text={t('embed.buyMore', { email: supportEmail })} email={supportEmail} />
      </Typography>
    </Panel>
  )
})

function Meter({ ppv }: { ppv: Ppv }) {
  const { t } = useTranslation()
  const { viewsUsed: used, viewsPurchased: count } = ppv
  const percent = viewsMeter(ppv)
  const left = Math.max(0, count - used)
  const tone = percent >= 100 ? 'error' : percent >= SCARCE ? 'warning' : 'primary'
  return (
    <ProgressBar
      label={t('embed.viewsLeft', { count: left })}
      detail={t('embed.viewsUsed', { used, count })}
      percent={percent}
      tone={tone}
    />
  )
}
