import type { Channel } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/formats.ts'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { Panel } from '../../../../ui/Panel.tsx'

type Props = {
  people: number
  /** Channels that messages go by: none where only links are handed out. */
  channels: readonly Channel[]
  /** To one person by one channel. */
  messagesEach: number
}

/** How many people get how many messages, by each channel. */
export function MessagesSummary({ people, channels, messagesEach }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const each = people * messagesEach
  const rows = channels.map((channel) => ({
    label: t(`campaigns.channels.names.${channel}`),
    value: t('campaigns.summary.messages', { count: each }),
  }))
  return (
    <Panel title={t('campaigns.summary.goesOut')}>
      <KeyValue
        items={[
          { label: t('campaigns.side.people'), value: formats.number(people) },
          ...rows,
          ...(channels.length > 1
            ? [
                {
                  label: t('campaigns.summary.inAll'),
                  value: t('campaigns.summary.messages', { count: each * channels.length }),
                },
              ]
            : []),
          ...(channels.length === 0
            ? [{ label: t('campaigns.side.messages'), value: t('campaigns.side.links') }]
            : []),
        ]}
      />
    </Panel>
  )
}
