import { type Channel, getChannelRefusal, isChannelAvailable } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ChannelsStore } from './ChannelsStore.ts'

type RefusedChannel = {
  text: string
  isUnconnected: boolean
  isKnown: boolean
}

export function useChannelRefusal(): (channel: Channel) => RefusedChannel | undefined {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useCompanyStore(ChannelsStore)
  return (channel) => {
    if (channel === 'email') return undefined
    const available = isChannelAvailable(company, channel)
    const isServiceConnected = store.isConnected(channel)
    const isKnown = !available || isServiceConnected !== undefined
    if (!isKnown) {
      const { error } = store.services
      return { text: error ?? t('campaigns.channels.looking'), isUnconnected: false, isKnown }
    }
    const text = getChannelRefusal(channel, { available, connected: isServiceConnected ?? false })
    return text === null ? undefined : { text, isUnconnected: available, isKnown }
  }
}
