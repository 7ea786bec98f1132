import { toChannels } from '@heed/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ChannelsStore } from './ChannelsStore.ts'
import { useChannelRefusal } from './useChannelRefusal.ts'

export function useChannelNotes(bits: number): string[] {
  const { t } = useTranslation()
  const getRefusal = useChannelRefusal()
  const store = useCompanyStore(ChannelsStore)
  const others = toChannels(bits).filter((channel) => channel !== 'email')
  const isAsked = others.length > 0
  useEffect(() => {
    if (isAsked && !store.services.value) void store.load()
  }, [store, isAsked])
  return others.flatMap((channel) => {
    const refused = getRefusal(channel)
    // Show no warning before the connection state is known.
    return refused?.isKnown ? t('campaigns.summary.channel', { reason: refused.text }) : []
  })
}
