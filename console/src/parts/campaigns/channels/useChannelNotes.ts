import { toChannels } from '@heed/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ChannelsStore } from './ChannelsStore.ts'
import { useChannelRefusal } from './useChannelRefusal.ts'

export function useChannelNotes(channelBits: number): string[] {
  const { t } = useTranslation()
  const getRefusal = useChannelRefusal()
  const store = useCompanyStore(ChannelsStore)
  const otherChannels = toChannels(channelBits).filter((channel) => channel !== 'email')
  const hasOtherChannels = otherChannels.length > 0
  useEffect(() => {
    if (hasOtherChannels && !store.services.value) void store.load()
  }, [store, hasOtherChannels])
  return otherChannels.flatMap((channel) => {
    const channelRefusal = getRefusal(channel)
    // Show no warning before the connection state is known.
    return channelRefusal?.isKnown ? t('campaigns.summary.channel', { reason: channelRefusal.text }) : []
  })
}
