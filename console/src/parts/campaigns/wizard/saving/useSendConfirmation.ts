import type { Channel } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../../lib/commands/apiCommand.ts'
import type { Campaign, CampaignValues } from '../model/campaign.ts'
import type { CampaignSaving } from './CampaignSaving.ts'

export type ImmediateSend = { people: number | undefined; channels: readonly Channel[] }

export function useSendConfirmation(
  saving: CampaignSaving<Campaign, CampaignValues, string>,
  sends: ImmediateSend | undefined,
) {
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const store = saving.wizard
  const sendingNow = () => (store.isOngoing ? undefined : sends)

  /** Asks to confirm count and channels, because sending can't be undone; false if cancelled. */
  async function sendOnceSure(start: () => Promise<void>): Promise<boolean> {
    const sending = sendingNow()
    if (!sending) {
      await start()
      return true
    }
    const { people, channels } = sending
    const call = saving.startCall
    const by = channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', ')
    const words =
      people === undefined
        ? {
            description: t('campaigns.wizard.sendAll', { by }),
            actionLabel: t('campaigns.wizard.sendAllNow'),
          }
        : {
            description: t('campaigns.wizard.sendTo', { count: people, by }),
            actionLabel: t('campaigns.wizard.sendToNow', { count: people }),
          }
    return await new Promise((settle) =>
      confirm.ask({
        title: t('campaigns.wizard.sendNow', { name: store.values.name }),
        ...words,
        command: call ? formatApiCommand(call.operation, call.ids, call.body) : null,
        run: async () => {
          await start()
          settle(true)
        },
        onCancel: () => settle(false),
      }),
    )
  }

  return { sendingNow, sendOnceSure }
}
