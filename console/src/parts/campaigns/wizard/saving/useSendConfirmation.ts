import type { Channel } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../../lib/commands/apiCommand.ts'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from './CampaignSaving.ts'

export type ImmediateSend = { people: number | undefined; channels: readonly Channel[] }

export function useSendConfirmation(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  immediateSend: ImmediateSend | undefined,
) {
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const store = saving.wizard
  const getImmediateSends = () => (store.isOngoing ? undefined : immediateSend)

  /** Asks to confirm the count and channels, because sending can't be undone; resolves to false if cancelled. */
  async function confirmAndSend(start: () => Promise<void>): Promise<boolean> {
    const immediateSends = getImmediateSends()
    if (!immediateSends) {
      await start()
      return true
    }
    const { people, channels } = immediateSends
    const call = saving.startCall
    const channelNames = channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', ')
    const texts =
      people === undefined
        ? {
            description: t('campaigns.wizard.sendAll', { by: channelNames }),
            actionLabel: t('campaigns.wizard.sendAllNow'),
          }
        : {
            description: t('campaigns.wizard.sendTo', { count: people, by: channelNames }),
            actionLabel: t('campaigns.wizard.sendToNow', { count: people }),
          }
    return await new Promise((resolve) =>
      confirm.ask({
        title: t('campaigns.wizard.sendNow', { name: store.values.name }),
        ...texts,
        command: call ? formatApiCommand(call.operation, call.ids, call.body) : null,
        run: async () => {
          await start()
          resolve(true)
        },
        onCancel: () => resolve(false),
      }),
    )
  }

  return { sendingNow: getImmediateSends, sendOnceSure: confirmAndSend }
}
