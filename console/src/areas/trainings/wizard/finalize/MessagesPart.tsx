import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/formats.ts'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { useTrainingFigures } from '../side/useTrainingFigures.ts'

/** How many people get how many messages, by each channel. */
export const MessagesPart = observer(function MessagesPart() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { people, channels, messagesEach, messages } = useTrainingFigures()
  const rows = channels.map((channel) => ({
    label: t(`campaigns.channels.names.${channel}`),
    value: t('trainingWizard.finalize.messages', { count: people * messagesEach }),
  }))
  return (
    <Panel title={t('trainingWizard.finalize.goesOut')}>
      <KeyValue
        items={[
          { label: t('trainingWizard.side.people'), value: formats.number(people) },
          ...rows,
          ...(channels.length > 1
            ? [
                {
                  label: t('trainingWizard.finalize.inAll'),
                  value: t('trainingWizard.finalize.messages', { count: messages }),
                },
              ]
            : []),
          ...(channels.length === 0
            ? [{ label: t('trainingWizard.side.messages'), value: t('trainingWizard.side.links') }]
            : []),
        ]}
      />
    </Panel>
  )
})
