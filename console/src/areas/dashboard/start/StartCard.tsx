import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ACTION_PARAM } from '../../../app/page/useActionParam.ts'
import { paths, withQuery } from '../../../app/paths.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { PrimaryButton } from '../../../ui/buttons/PrimaryButton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { radiiPx, typeScale as scale } from '../../../ui/theme/tokens.ts'
import { useCreateActions } from '../useCreate.tsx'
import type { Start } from './useStart.ts'

const Steps = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 14px',
  minHeight: '4.5rem',
  padding: '12px 20px',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}` },
  '& strong': { fontWeight: scale.weight.medium },
  '& > svg': { fontSize: '1.75rem', color: theme.vars.palette.success.main },
  '@container (max-width: 32.5rem)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: '12px 16px',
    '& > [data-end]': { gridColumn: 2, justifySelf: 'start' },
  },
}))

const StepNumber = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radiiPx.pill,
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.semibold,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '[aria-current] > &': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

type StartStep = { title: string; text: string; isDone: boolean; action: Action | undefined }

export const StartCard = observer(function StartCard({ start }: { start: Start }) {
  const { t } = useTranslation()
  const { anyCampaign } = useCreateActions()
  const { hasEmployees, draftPath } = start
  const steps: StartStep[] = [
    {
      title: t('dashboard.start.employees'),
      text: t('dashboard.start.employeesText'),
      isDone: hasEmployees,
      action: {
        key: 'import',
        label: t('dashboard.start.import'),
        to: withQuery(paths.employees(), { [ACTION_PARAM]: 'import' }),
      },
    },
    {
      title: t('dashboard.start.create'),
      text: t('dashboard.start.createText'),
      isDone: draftPath !== undefined,
      action: anyCampaign,
    },
    {
      title: t('dashboard.start.invite'),
      text: t('dashboard.start.inviteText'),
      isDone: false,
      action:
        draftPath === undefined
          ? undefined
          : { key: 'continue', label: t('dashboard.attention.continueDraft'), to: draftPath },
    },
  ]
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Panel title={t('dashboard.start.title')} flush>
      <Steps data-flush>
        {steps.map((step, index) => (
          <Step key={step.title} aria-current={step === next ? 'step' : undefined}>
            {step.isDone ? <CheckCircle aria-hidden /> : <StepNumber aria-hidden>{index + 1}</StepNumber>}
            <div>
              <strong>{step.title}</strong>
              <MutedText as="div">{step.text}</MutedText>
            </div>
            {step.isDone && <MutedText data-end="">{t('dashboard.start.done')}</MutedText>}
            {step === next && step.action && (
              <div data-end="">
                <PrimaryButton action={step.action} />
              </div>
            )}
          </Step>
        ))}
      </Steps>
    </Panel>
  )
})
