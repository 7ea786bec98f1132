import { enterpriseMinSeats, getCompanyName } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../../app/root/RootContext.tsx'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { Tag } from '../../../../ui/badges/Tag.tsx'
import { SegmentedControl } from '../../../../ui/buttons/SegmentedControl.tsx'
import { Stack, WrapRow } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { sizes } from '../../../../ui/theme/tokens.ts'
import { EstimateCommand } from '../EstimateCommand.tsx'
import type { UpgradeChoice } from '../UpgradeChoice.ts'
import { PlanCard } from './PlanCard.tsx'
import { SeatsInput } from './SeatsInput.tsx'

const EnterpriseOffer = observer(function Enterprise({ from }: { from: number }) {
  const { t } = useTranslation()
  const { branding } = useRoot()
  const name = getCompanyName(useCompany())
  const subject = encodeURIComponent(t('subscription.enterprise.subject', { name }))
  return (
    <Banner
      tone="info"
      action={{
        key: 'contact',
        label: t('subscription.enterprise.contact'),
        to: `mailto:${branding.supportEmail}?subject=${subject}`,
      }}
    >
      {t('subscription.enterprise.text', { count: from })}
    </Banner>
  )
})

const PlanCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Aligns prices and buttons across plans.
  '& > li, & > li > article': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' },
}))

const ControlRow = styled('div')({ display: 'flex', alignItems: 'center', minHeight: sizes.control })

type Props = { choice: UpgradeChoice }

export const PlanStep = observer(function PlanStep({ choice }: Props) {
  const { t } = useTranslation()
  const { values, bases, isEnterprise } = choice
  return (
    <>
      <StepHeader title={t('subscription.steps.plan')} lead={t('subscription.planLead')} />
      <Stack style={{ gap: 24 }}>
        <WrapRow style={{ alignItems: 'flex-end' }}>
          <SegmentedControl
            label={t('subscription.billing')}
            value={values.period}
            onChange={(period) => choice.set({ period })}
            options={[
              { value: 'year', label: t('subscription.yearly') },
              { value: 'month', label: t('subscription.monthly') },
            ]}
          />
          <ControlRow>
            <Tag label={t('subscription.monthsFree')} />
          </ControlRow>
        </WrapRow>
        <SeatsInput choice={choice} />
        {isEnterprise && <EnterpriseOffer from={enterpriseMinSeats} />}
        <PlanCards aria-label={t('subscription.plans')}>
          {bases.map((base, index) => (
            <li key={base.baseId}>
              <PlanCard choice={choice} base={base} previousBase={bases[index - 1]} />
            </li>
          ))}
        </PlanCards>
        <EstimateCommand choice={choice} />
      </Stack>
    </>
  )
})
