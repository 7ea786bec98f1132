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
  const formatMessages = (count: number | undefined) =>
    count === undefined ? '–' : t('campaigns.summary.messages', { count })
  const messageCount = people === undefined ? undefined : people * messagesPerEmployee
  const rows = channels.map((channel) => ({
    label: t(`campaigns.channels.names.${channel}`),
    value: formatMessages(messageCount),
  }))
  return (
    <Panel headingLevel={4} title={t('campaigns.summary.goesOut')}>
      <KeyValueList
        items={[
          {
            label: t('campaigns.side.people'),
            value: (
              <RecipientCount count={people ?? 0}>
                {people === undefined ? '–' : formats.number(people)}
              </RecipientCount>
            ),
          },
          ...rows,
          ...(channels.length > 1
            ? [
                {
                  label: t('campaigns.summary.inAll'),
                  value: formatMessages(messages),
                },
              ]
            : []),
          ...(reminders !== undefined && reminders > 0
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
                  value: reminders !== 0 ? t('campaigns.summary.links') : t('campaigns.side.links'),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
