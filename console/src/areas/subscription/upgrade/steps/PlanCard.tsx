import Check from 'virtual:icon/Check'
import {
  type BasePlan,
  computeMonthlySubscriptionPrice,
  computePerUserPrice,
  findTier,
  freePlanSeats,
  getMaxSeats,
  getPlanFacts,
  getTermPrice,
  type Plan,
} from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../lib/numbers/amountFormats.ts'
import { Tag } from '../../../../ui/badges/Tag.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { WrapRow } from '../../../../ui/layout.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { getFrameStyles } from '../../../../ui/theme/forcedColors.ts'
import { radiiPx, typeScale as scale, tabularNumbers } from '../../../../ui/theme/tokens.ts'
import type { UpgradeChoice } from '../UpgradeChoice.ts'

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-chosen]': {
    borderColor: theme.vars.palette.primary.main,
    ...getFrameStyles(theme.vars.palette.primary.main, 2),
  },
}))

const Price = styled('div')({
  fontSize: scale.size.display,
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  ...tabularNumbers,
})

const Facts = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', marginTop: 2, fontSize: '1rem', color: theme.vars.palette.success.main },
}))

type Props = {
  choice: UpgradeChoice
  base: BasePlan
  previousBase: BasePlan | undefined
}

export const PlanCard = observer(function PlanCard({ choice, base, previousBase }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const plan: Plan | undefined = choice.getVariant(base)
  if (!plan) return null
  const seats = plan.isFree ? freePlanSeats : choice.values.seats
  const { beyond, facts } = getPlanFacts(plan, previousBase && choice.getVariant(previousBase))
  const { text, disabled } = choice.getButton(plan)
  const isChosen = choice.values.baseId === base.baseId
  const tooManySeatsText =
    !plan.isFree && choice.isEnterprise
      ? t('subscription.refusals.enterprise')
      : computeMonthlySubscriptionPrice(plan, seats) === undefined
        ? t('subscription.seats.most', { count: getMaxSeats(plan) })
        : undefined
  return (
    <Card aria-labelledby={id} data-chosen={isChosen || undefined}>
      <div>
        <WrapRow>
          <Typography id={id} variant="h3" component="h4">
            {plan.name}
          </Typography>
          {isChosen && <VisuallyHidden>{t('subscription.chosen')}</VisuallyHidden>}
          {plan.definition.recommended && <Tag label={t('subscription.recommended')} />}
        </WrapRow>
        <MutedText>{plan.definition.description}</MutedText>
      </div>
      <PlanPrice plan={plan} seats={seats} tooMany={tooManySeatsText} />
      <ActionButton
        fullWidth
        look={isChosen ? 'primary' : 'secondary'}
        action={{
          key: base.baseId,
          label: text,
          icon: isChosen && !disabled ? <Check /> : undefined,
          disabledReason: disabled ? t('subscription.refusals.same') : tooManySeatsText,
          onRun: () => choice.set({ baseId: base.baseId }),
        }}
      />
      <Facts>
        {beyond !== undefined && (
          <li>{t(facts.length > 0 ? 'subscription.allAnd' : 'subscription.all', { plan: beyond })}</li>
        )}
        {facts.map((fact) => (
          <li key={fact}>
            <Check aria-hidden />
            <span>{fact}</span>
          </li>
        ))}
      </Facts>
    </Card>
  )
})

type PriceProps = { plan: Plan; seats: number; tooMany: string | undefined }

function PlanPrice({ plan, seats, tooMany: tooManySeatsText }: PriceProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const month = computeMonthlySubscriptionPrice(plan, seats)
  const pricePerUser = computePerUserPrice(plan, seats)
  const periodPrice = getTermPrice(plan, seats)
  const tierLimit = findTier(plan, seats)?.ending_unit ?? seats
  return (
    <>
      <Price>
        {tooManySeatsText !== undefined
          ? '–'
          : plan.isFree
            ? t('subscription.free')
            : formatMoney(formats, month ?? 0)}
      </Price>
      <MutedText>
        {plan.isFree
          ? t('subscription.upToUsers', { count: freePlanSeats })
          : (tooManySeatsText ?? (
              <>
                {t('subscription.aMonth', {
                  each: formatMoney(formats, Math.round((pricePerUser ?? 0) * 100)),
                })}
                <br />
                {t(`subscription.term.${plan.period_unit}`, {
                  price: formatMoney(formats, periodPrice ?? 0),
                })}
                {tierLimit > seats && (
                  <>
                    <br />
                    {t('subscription.upToSeats', { count: tierLimit })}
                  </>
                )}
              </>
            ))}
      </MutedText>
    </>
  )
}
