import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { type FaultStep, faultPresets } from './presets.ts'

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
}))

const Card = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 12,
  height: '100%',
  '& > span': { flex: 1 },
})

type Props = {
  busy: string | undefined
  onChoose: (key: string, steps: readonly FaultStep[], successText: string) => void
}

export function Presets({ busy, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <Cards>
        {faultPresets.map(({ key, steps }) => (
          <Panel key={key} title={t(`desk.faults.presets.${key}.name`)}>
            <Card>
              <MutedText>{t(`desk.faults.presets.${key}.text`)}</MutedText>
              <ActionButton
                size="small"
                action={{
                  key,
                  label: t('desk.faults.begin'),
                  name: t('desk.faults.beginOf', { name: t(`desk.faults.presets.${key}.name`) }),
                  busy: busy === key,
                  onRun: () =>
                    onChoose(
                      key,
                      steps,
                      t('desk.faults.begun', { name: t(`desk.faults.presets.${key}.name`) }),
                    ),
                }}
              />
            </Card>
          </Panel>
        ))}
      </Cards>
      <div style={{ marginTop: 12 }}>
        <ControlCalls
          calls={faultPresets.map(({ key, steps }) => ({
            label: t(`desk.faults.presets.${key}.name`),
            call: { control: 'faults.set', args: { steps: [...steps] } },
          }))}
        />
      </div>
    </div>
  )
}
