import { freePlanSeats, getValidityName, type Plan, validityMonths, validTillMax } from '@heed/contracts'
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../ui/form/dates/DateInput.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { isCustomValidity, type SaleValues, withPlan, withValidity } from './saleForm.ts'
import { useLastDayText } from './useLastDayText.ts'

type Props<Sent> = {
  form: UseFormReturn<SaleValues, unknown, Sent>
  plans: readonly Plan[]
  start: SaleValues
  unchanged?: string | undefined
  now: Date
}

export function SaleFields<Sent>({ form, plans, start, unchanged: unchangedLabel, now }: Props<Sent>) {
  const { t } = useTranslation()
  const lastDayText = useLastDayText()
  const control = form.control as Control<SaleValues>
  // Subscribes here, because the form's own subscriptions rerender the dialog, but not this component.
  const { errors, isSubmitted } = useFormState({ control })
  const values = useWatch({ control }) as SaleValues
  const isFree = plans.find(({ code }) => code === values.plan)?.isFree === true
  const set = (next: SaleValues) => {
    const setOptions = { shouldDirty: true, shouldValidate: isSubmitted }
    for (const name of ['plan', 'seats', 'validity', 'validTill'] as const) {
      form.setValue(name, next[name], setOptions)
    }
  }
  const choices = plans.map(({ code, name }) => ({ value: code, label: name }))
  const isPlanSold = choices.some(({ value }) => value === values.plan)
  const timespanOptions = validityMonths.map((months) => ({
    value: String(months),
    label: getValidityName(months) ?? t('partner.months', { count: months }),
  }))
  return (
    <>
      <SelectBox
        label={t('partner.plan')}
        value={isPlanSold ? values.plan : ''}
        onChange={(plan) => set(withPlan(values, plan, plans, start))}
        options={[...(isPlanSold ? [] : [{ value: '', label: t('partner.choosePlan') }]), ...choices]}
        error={errors.plan?.message}
        required
      />
      <TextInput
        control={control}
        name="seats"
        label={t('partner.seats')}
        inputMode="numeric"
        autoComplete="off"
        disabled={isFree}
        helper={isFree ? t('partner.freeSeats', { count: freePlanSeats }) : undefined}
        required
      />
      {!isFree && (
        <SelectBox
          label={t('partner.timespan')}
          value={values.validity}
          onChange={(validity) => set(withValidity(values, validity, now))}
          options={[{ value: '', label: unchangedLabel ?? t('partner.chooseTimespan') }, ...timespanOptions]}
          error={errors.validity?.message}
          required={unchangedLabel === undefined}
        />
      )}
      {!isFree && isCustomValidity(values.validity) && (
        <DateInput
          control={control}
          name="validTill"
          label={t('partner.validTill')}
          helper={lastDayText(values.validTill)}
          zone="UTC"
          now={now.toISOString()}
          min={now.toISOString()}
          max={`${validTillMax}T00:00:00.000Z`}
          required
        />
      )}
    </>
  )
}
