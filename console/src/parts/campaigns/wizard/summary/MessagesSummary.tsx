import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/formats.ts'
import { KeyValueList } from '../../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { RecipientCount } from '../../recipients/RecipientCount.tsx'
import type { CampaignFigures } from '../side/figures.ts'

type Props = { figures: CampaignFigures }

export function MessagesSummary({ figures }: Props) {
  const { people, channels, messagesEach: messagesPerEmployee, messages, reminders } = figures
  const { t } = useTranslation()
  const formats = useFormats()
  const messageCount = people * messagesPerEmployee
  const rows = channels.map((channel) => ({
    label: t(`campaigns.channels.names.${channel}`),
    value: t('campaigns.summary.messages', { count: messageCount }),
  }))
  return (
    <Panel title={t('campaigns.summary.goesOut')}>
      <KeyValueList
        items={[
          {
            label: t('campaigns.side.people'),
            value: <RecipientCount count={people}>{formats.number(people)}</RecipientCount>,
          },
          ...rows,
          ...(channels.length > 1
            ? [
                {
                  label: t('campaigns.summary.inAll'),
                  value: t('campaigns.summary.messages', { count: messages }),
                },
              ]
            : []),
          ...(reminders > 0
            ? [
                {
                  label: t('campaigns.summary.reminders'),
                  value: t('campaigns.summary.upTo', { count: reminders }),
                },
              ]
            : []),
          ...(channels.length === 0
            ? [
                {
                  label: t('campaigns.side.messages'),
                  value: reminders > 0 ? t('campaigns.summary.links') : t('campaigns.side.links'),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
