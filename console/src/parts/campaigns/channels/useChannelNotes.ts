import { channelsOf } from '@heed/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { ChannelsStore } from './ChannelsStore.ts'
import { useChannelRefusal } from './useChannelRefusal.ts'

/** What is said of chosen channels that cannot be used any more; for observers. */
export function useChannelNotes(bits: number): string[] {
  const { t } = useTranslation()
  const refusalOf = useChannelRefusal()
  const store = useCompanyStore(ChannelsStore)
  const others = channelsOf(bits).filter((channel) => channel !== 'email')
  const isAsked = others.length > 0
  useEffect(() => {
    if (isAsked && !store.services.value) void store.load()
  }, [store, isAsked])
  return others.flatMap((channel) => {
    const refused = refusalOf(channel)
    // Until it is known whether it is connected, nothing is wrong with it.
    return refused?.isKnown ? t('campaigns.summary.channel', { reason: refused.text }) : []
  })
}
