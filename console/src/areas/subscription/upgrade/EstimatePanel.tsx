import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Stack } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { typeScale as scale, tabularNumbers } from '../../../ui/theme/tokens.ts'
import { UpgradeBlockers } from './UpgradeBlockers.tsx'
import type { UpgradeChoice } from './UpgradeChoice.ts'

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
  margin: 0,
  '& dd': { margin: 0, textAlign: 'right', ...tabularNumbers },
  '& [data-total]': {
    alignSelf: 'center',
    fontSize: scale.size.heading,
    fontWeight: scale.weight.semibold,
  },
}))

type Props = { choice: UpgradeChoice }

export const EstimatePanel = observer(function EstimatePanel({ choice }: Props) {
  const { t } = useTranslation()
  const { plan, seats } = choice
  return (
    <Stack>
      <Typography variant="h3" component="h3">
        {t('subscription.estimate.title')}
      </Typography>
      {plan && (
        <div>
          {t('subscription.estimate.of', { plan: plan.name, count: seats })}
          <MutedText style={{ display: 'block' }}>{t(`subscription.billedBy.${plan.period_unit}`)}</MutedText>
        </div>
      )}
      <Amounts choice={choice} />
      <UpgradeBlockers choice={choice} />
    </Stack>
  )
})

const NoOrder = observer(function NoOrder({ choice: { plan, isEnterprise } }: Props) {
  const { t } = useTranslation()
  if (!plan) return <MutedText>{t('subscription.estimate.nothing')}</MutedText>
  return (
    <MutedText>
      {t(`subscription.refusals.${isEnterprise && !plan.isFree ? 'enterprise' : 'same'}`)}
    </MutedText>
  )
})

const Amounts = observer(function Amounts({ choice }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const { order, isEstimating, estimate, checkResult, failure, hasCouponProblem, values } = choice
  if (!order) return <NoOrder choice={choice} />
  if (isEstimating) return <TextSkeleton lines={4} />
  if (failure) {
    const retryAction = { key: 'again', label: t('ui.tryAgain'), onRun: () => void choice.ask() }
    return (
      <>
        <Banner tone="error">{failure.text}</Banner>
        <ActionButton action={retryAction} size="small" />
      </>
    )
  }
  if (hasCouponProblem) return <Banner tone="error">{t('subscription.couponWrong')}</Banner>
  if (!estimate || (checkResult && !checkResult.canBeEdited)) return null
  const { price, discount, credit, futureCredit, nextPlanPrice, nextBilling } = estimate
  const formatAmount = (units: number) => formatMoney(formats, Math.round(units * 100))
  const coupon = values.coupon.trim()
  return (
    <Announced isNew>
      <Lines>
        <dt data-total>{t('subscription.estimate.today')}</dt>
        <dd data-total>{formatAmount(price)}</dd>
        {credit > 0 && (
          <>
            <dt>{t('subscription.estimate.credit')}</dt>
            <dd>{formatAmount(-credit)}</dd>
          </>
        )}
        {coupon !== '' && (
          <>
            <dt>{t('subscription.estimate.coupon')}</dt>
            <dd>{coupon.toUpperCase()}</dd>
          </>
        )}
        {discount > 0 && (
          <>
            <dt>{t('ui.discount')}</dt>
            <dd>{formatAmount(-discount)}</dd>
          </>
        )}
        {futureCredit > 0 && (
          <>
            <dt>{t('subscription.estimate.futureCredit')}</dt>
            <dd>{formatAmount(futureCredit)}</dd>
          </>
        )}
        {nextPlanPrice > 0 && Date.parse(nextBilling) > clock.now().getTime() && (
          <>
            <dt>{t('subscription.estimate.next', { date: formats.date(nextBilling) })}</dt>
            <dd>{formatAmount(nextPlanPrice)}</dd>
          </>
        )}
      </Lines>
    </Announced>
  )
})
