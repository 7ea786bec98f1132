import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../lib/dates/timeFormats.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../../ui/buttons/action.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { WrapRow } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from '../saving/CampaignSaving.ts'

type Saving = CampaignSaving<Campaign, CampaignValues, string>
type Props = { saving: Saving }

export const LatestChange = observer(function LatestChange({ saving }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { meanwhile, elsewhere, wizard } = saving
  if (meanwhile === undefined || elsewhere === undefined) return <Replaced saving={saving} />
  const { kind, places } = wizard.rules
  const isGone = elsewhere === 'deleted'
  const at = isGone ? '' : formatDateTime(formats, wizard.changedAt(elsewhere))
  const mine = {
    key: 'mine',
    label: t(saving.isOver ? `${kind}Wizard.meanwhile.mineAsNew` : 'campaigns.wizard.keepMine'),
    onRun: () => saving.keepMine(),
  }
  const theirs =
    isGone || wizard.editRefusal(elsewhere) !== undefined
      ? {
          key: 'open',
          label: t(`${kind}Wizard.outcome.open`),
          hidden: isGone,
          to: isGone ? undefined : places.view(elsewhere.id),
        }
      : { key: 'theirs', label: t('campaigns.wizard.loadTheirs'), onRun: () => saving.takeTheirs() }
  const text =
    meanwhile === 'completed'
      ? t('campaigns.wizard.completed', { at })
      : t(`${kind}Wizard.meanwhile.${meanwhile}`, { at })
  return <ConcurrentNotice text={text} ways={[theirs, mine]} />
})

const Replaced = observer(function Replaced({ saving }: { saving: Saving }) {
  const { t } = useTranslation()
  const { replaced } = saving
  if (replaced === undefined) return null
  const letGo = () => saving.offer(undefined)
  const bringBack = () => {
    saving.wizard.set(replaced)
    letGo()
  }
  const label = t('campaigns.wizard.bringBack')
  return (
    <Banner tone="info" action={{ key: 'bringBack', label, onRun: bringBack }} onDismiss={letGo}>
      {t('campaigns.wizard.replaced')}
    </Banner>
  )
})

type NoticeProps = {
  text: string
  ways: readonly Action[]
}

function ConcurrentNotice({ text, ways }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <Banner tone="warning">
      {text} {t('campaigns.wizard.nothingLost')}
      <WrapRow style={{ marginTop: 8 }}>
        {ways.map((way) => (
          <ActionButton key={way.key} action={way} size="small" />
        ))}
      </WrapRow>
    </Banner>
  )
}
