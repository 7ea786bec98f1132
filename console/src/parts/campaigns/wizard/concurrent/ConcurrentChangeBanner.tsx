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

type BaseCampaignSaving = CampaignSaving<Campaign, CampaignValues, string>
type Props = { saving: BaseCampaignSaving }

export const ConcurrentChangeBanner = observer(function ConcurrentChangeBanner({ saving }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { conflictingChange: concurrentChange, latestVersion, wizard } = saving
  if (concurrentChange === undefined || latestVersion === undefined)
    return <ReplacedVersionNotice saving={saving} />
  const { kind, places } = wizard.rules
  const isDeleted = latestVersion === 'deleted'
  const changedAtText = isDeleted ? '' : formatDateTime(formats, wizard.getChangedAt(latestVersion))
  const keepOwnAction = {
    key: 'mine',
    label: t(saving.isClosed ? `${kind}Wizard.meanwhile.mineAsNew` : 'campaigns.wizard.keepMine'),
    onRun: () => saving.keepMine(),
  }
  const loadLatestAction =
    isDeleted || wizard.getEditRefusal(latestVersion) !== undefined
      ? {
          key: 'open',
          label: t(`${kind}Wizard.outcome.open`),
          hidden: isDeleted,
          to: isDeleted ? undefined : places.view(latestVersion.id),
        }
      : { key: 'theirs', label: t('campaigns.wizard.loadTheirs'), onRun: () => saving.takeTheirs() }
  const text =
    concurrentChange === 'completed'
      ? t('campaigns.wizard.completed', { at: changedAtText })
      : t(`${kind}Wizard.meanwhile.${concurrentChange}`, { at: changedAtText })
  return <ConcurrentNotice text={text} actions={[loadLatestAction, keepOwnAction]} />
})

const ReplacedVersionNotice = observer(function Replaced({ saving }: { saving: BaseCampaignSaving }) {
  const { t } = useTranslation()
  const { replaced: replacedValues } = saving
  if (replacedValues === undefined) return null
  const dismissReplaced = () => saving.offerRestore(undefined)
  const restoreReplaced = () => {
    saving.wizard.set(replacedValues)
    dismissReplaced()
  }
  const label = t('campaigns.wizard.bringBack')
  return (
    <Banner
      tone="info"
      action={{ key: 'bringBack', label, onRun: restoreReplaced }}
      onDismiss={dismissReplaced}
    >
      {t('campaigns.wizard.replaced')}
    </Banner>
  )
})

type NoticeProps = {
  text: string
  actions: readonly Action[]
}

function ConcurrentNotice({ text, actions }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <Banner tone="warning">
      {text} {t('campaigns.wizard.nothingLost')}
      <WrapRow style={{ marginTop: 8 }}>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} size="small" />
        ))}
      </WrapRow>
    </Banner>
  )
}
