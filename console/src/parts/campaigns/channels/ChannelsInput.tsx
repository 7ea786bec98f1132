import { type Channel, channelBits, switchChannel, toChannelBits, toChannels } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { isRecoverable } from '../../../lib/requests/failure.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { getFrameStyles } from '../../../ui/theme/forcedColors.ts'
import { radiiPx, typeScale } from '../../../ui/theme/tokens.ts'
import { ChannelsStore } from './ChannelsStore.ts'
import { rememberChannels } from './rememberedChannels.ts'
import { useChannelRefusal } from './useChannelRefusal.ts'

const allChannels = toChannels(toChannelBits(['email', 'slack', 'teams']))

const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  gap: 12,
})

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: '4px 14px 10px 12px',
  borderRadius: radiiPx.control,
  ...getFrameStyles(theme.vars.palette.divider),
  '&:hover': getFrameStyles(theme.vars.palette.surface.borderStrong),
  '&:has(:checked)': getFrameStyles(theme.vars.palette.primary.main, 2),
  '&:has([aria-disabled="true"])': { backgroundColor: theme.vars.palette.surface.subtle },
  '& label': { fontWeight: typeScale.weight.medium },
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  '& a': { position: 'relative', zIndex: 1 },
  '& label + div': { marginTop: -6 },
}))

type Props = {
  label: string
  /** A bitmask, as in `sendOptions.channel`. */
  value: number
  onChange: (channels: number) => void
  isRemembered?: boolean
  disabledReason?: string | undefined
}

export const ChannelsInput = observer(function ChannelsInput(props: Props) {
  const { label, value, onChange, isRemembered = false, disabledReason } = props
  const { t } = useTranslation()
  const id = useId()
  const { company_id: companyId } = useCompany()
  const store = useCompanyStore(ChannelsStore)
  const [refusal, setRefusal] = useState<string | null>(null)
  const getRefusal = useChannelRefusal()
  useEffect(() => void store.load(), [store])
  const { services } = store
  const change = (channel: Channel) => {
    const { bits, refusal: last } = switchChannel(value, channel)
    setRefusal(last)
    if (last !== null) return
    if (isRemembered) rememberChannels(companyId, bits)
    onChange(bits)
  }
  const renderBox = (channel: Channel) => {
    const isSelected = (value & channelBits[channel]) !== 0
    const channelRefusal = disabledReason === undefined ? getRefusal(channel) : undefined
    const hint = channelRefusal?.isUnconnected ? (
      <>
        {channelRefusal.text}.{' '}
        <AppLink
          to={paths.integrations()}
          name={t('campaigns.channels.connectNamed', { name: t(`campaigns.channels.names.${channel}`) })}
        >
          {t('campaigns.channels.connect')}
        </AppLink>
      </>
    ) : (
      (channelRefusal?.text ?? t(`campaigns.channels.states.${channel === 'email' ? 'ready' : 'connected'}`))
    )
    return (
      <Card key={channel}>
        <CheckBox
          label={t(`campaigns.channels.names.${channel}`)}
          checked={isSelected}
          // The admin can still switch off a channel that can't be used.
          disabledReason={disabledReason ?? (isSelected ? undefined : channelRefusal?.text)}
          helper={hint}
          onChange={() => change(channel)}
        />
      </Card>
    )
  }
  return (
    <GroupFrame id={id} label={label} helper={disabledReason} error={refusal ?? undefined}>
      <Boxes>{allChannels.map(renderBox)}</Boxes>
      {services.failure && isRecoverable(services.failure) && (
        <ActionButton
          action={{
            key: 'again',
            label: t('ui.tryAgain'),
            busy: services.loading,
            onRun: () => void services.reload(),
          }}
          look="text"
          flush
          size="small"
        />
      )}
    </GroupFrame>
  )
})
