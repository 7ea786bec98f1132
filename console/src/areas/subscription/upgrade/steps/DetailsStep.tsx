import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCountries } from '../../../../lib/countries.ts'
import { StepHeader } from '../../../../parts/campaigns/wizard/steps/StepHeader.tsx'
import { ComboBox } from '../../../../ui/form/choice/ComboBox.tsx'
import { TextBox } from '../../../../ui/form/TextBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { EstimateCommand } from '../EstimateCommand.tsx'
import { UpgradeChoice } from '../UpgradeChoice.ts'
import type { BillingDetails } from '../values.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  maxWidth: 640,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridColumn: '1 / -1' },
  },
}))

const autoCompleteNames = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const

type Props = { choice: UpgradeChoice }

export const DetailsStep = observer(function DetailsStep({ choice }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const choices = useMemo(() => listCountries(formats), [formats])
  const [touchedNames, setTouchedNames] = useState<ReadonlySet<string>>(new Set())
  const { values, hasCouponProblem } = choice
  const { details, coupon } = values
  const problems = UpgradeChoice.getDetailProblems(details)
  const set = (patch: Partial<BillingDetails>) => choice.set({ details: { ...details, ...patch } })
  const markTouched = (name: string) => setTouchedNames(new Set([...touchedNames, name]))
  const renderField = (name: keyof typeof autoCompleteNames, isRequired = false) => (
    <TextBox
      label={t(`subscription.details.${name}`)}
      value={details[name]}
      onChange={(text) => set({ [name]: text })}
      onBlur={() => markTouched(name)}
      error={touchedNames.has(name) ? problems[name] : undefined}
      required={isRequired}
      name={name}
      autoComplete={autoCompleteNames[name]}
      {...(name === 'email' && { inputMode: 'email' })}
    />
  )
  return (
    <>
      <StepHeader title={t('subscription.steps.details')} lead={t('subscription.detailsLead')} />
      <Fields>
        {renderField('firstName', true)}
        {renderField('lastName', true)}
        <div data-wide>{renderField('email', true)}</div>
        <div data-wide>
          <ComboBox
            label={t('subscription.details.country')}
            choices={choices}
            value={choices.find(({ value }) => value === details.country) ?? null}
            onChange={(country) => set({ country: country?.value ?? '' })}
          />
        </div>
        <div data-wide>{renderField('line1')}</div>
        <div data-wide>{renderField('line2')}</div>
        {renderField('zip')}
        {renderField('city')}
        <div data-wide>{renderField('state')}</div>
        <div data-wide>
          <TextBox
            label={t('subscription.details.coupon')}
            value={coupon}
            onChange={(text) => choice.set({ coupon: text })}
            error={hasCouponProblem ? t('subscription.couponWrong') : undefined}
            helper={t('subscription.details.couponHelp')}
            autoComplete="off"
            name="coupon"
          />
        </div>
        <div data-wide>
          <EstimateCommand choice={choice} />
        </div>
      </Fields>
    </>
  )
})
