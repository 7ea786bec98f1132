import {
  freePlanSeats,
  getValidityName,
  logoBytesMax,
  type Plan,
  validityMonths,
  validTillMax,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { createFileFromDataUrl, readDataUrl } from '../../../lib/files/readPicture.ts'
import { DateBox } from '../../../ui/form/dates/DateBox.tsx'
import { ColorBox } from '../../../ui/form/pictures/ColorBox.tsx'
import { ImageBox } from '../../../ui/form/pictures/ImageBox.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import { isCustomValidity, renewalMonths, withValidity } from '../sale/saleForm.ts'
import { useLastDayText } from '../sale/useLastDayText.ts'
import { type BulkValues, bulkKinds } from './bulkChange.ts'

type Props = {
  values: BulkValues
  onChange: (values: BulkValues) => void
  plans: readonly Plan[]
}

export function BulkFields({ values, onChange, plans }: Props) {
  const { t } = useTranslation()
  const set = (patch: Partial<BulkValues>) => onChange({ ...values, ...patch })
  const isPlan = values.kind === 'plan'
  const isFree = plans.find(({ code }) => code === values.plan)?.isFree === true
  return (
    <>
      <SelectBox
        label={t('partner.bulk.what')}
        value={values.kind}
        onChange={(kind) => set({ kind: bulkKinds.find((item) => item === kind) ?? 'plan' })}
        options={bulkKinds.map((kind) => ({ value: kind, label: t(`partner.bulk.kinds.${kind}`) }))}
      />
      {isPlan && <PlanFields values={values} set={set} plans={plans} isFree={isFree} />}
      {(values.kind === 'timespan' || (isPlan && !isFree)) && <EndFields values={values} set={set} />}
      {values.kind === 'language' && <LanguageField values={values} set={set} />}
      {values.kind === 'color' && (
        <ColorBox
          label={t('partner.bulk.kinds.color')}
          helper={t('partner.bulk.noColor')}
          value={values.color}
          onChange={(color) => set({ color })}
        />
      )}
      {values.kind === 'logo' && <LogoField values={values} set={set} />}
    </>
  )
}

type FieldProps = { values: BulkValues; set: (patch: Partial<BulkValues>) => void }
type PlanProps = FieldProps & { plans: readonly Plan[]; isFree: boolean }

function PlanFields({ values, set, plans, isFree }: PlanProps) {
  const { t } = useTranslation()
  return (
    <>
      <SelectBox
        label={t('partner.plan')}
        value={values.plan}
        onChange={(plan) => set({ plan })}
        options={[
          { value: '', label: t('partner.choosePlan') },
          ...plans.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        required
      />
      <TextBox
        label={t('partner.seats')}
        helper={isFree ? t('partner.freeSeats', { count: freePlanSeats }) : t('partner.bulk.seatsStay')}
        value={isFree ? String(freePlanSeats) : values.seats}
        onChange={(seats) => set({ seats })}
        inputMode="numeric"
        disabled={isFree}
      />
    </>
  )
}

const EndFields = observer(function EndFields({ values, set }: FieldProps) {
  const { t } = useTranslation()
  const lastDayText = useLastDayText()
  const now = useRoot().clock.now()
  const isPlan = values.kind === 'plan'
  const timespanOptions = validityMonths.map((months) => ({
    value: String(months),
    label: getValidityName(months) ?? t('partner.months', { count: months }),
  }))
  return (
    <>
      <SelectBox
        label={t('partner.timespan')}
        helper={
          isPlan && values.validity === ''
            ? t('partner.bulk.endedBegins', { count: renewalMonths })
            : undefined
        }
        value={values.validity}
        onChange={(validity) => set(withValidity(values, validity, now))}
        options={[
          { value: '', label: t(isPlan ? 'partner.bulk.endStays' : 'partner.chooseTimespan') },
          ...timespanOptions,
        ]}
        required={!isPlan}
      />
      {isCustomValidity(values.validity) && (
        <DateBox
          label={t('partner.validTill')}
          helper={lastDayText(values.validTill)}
          value={values.validTill}
          onChange={(validTill) => set({ validTill })}
          zone="UTC"
          now={now.toISOString()}
          min={now.toISOString()}
          max={`${validTillMax}T00:00:00.000Z`}
          required
        />
      )}
    </>
  )
})

const LanguageField = observer(function LanguageField({ values, set }: FieldProps) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  return (
    <SelectBox
      label={t('partner.language')}
      value={values.language}
      onChange={(language) => set({ language })}
      options={[
        { value: '', label: t('partner.bulk.chooseLanguage') },
        ...languages.choices(languages.all.map(({ code }) => code)),
      ]}
      required
    />
  )
})

function LogoField({ values, set }: FieldProps) {
  const { t } = useTranslation()
  const logo = useMemo(
    () => values.logo && createFileFromDataUrl(values.logo.address, values.logo.name),
    [values.logo],
  )
  const setLogo = async (file: File | null) =>
    set({ logo: file && { name: file.name, address: await readDataUrl(file) } })
  return (
    <ImageBox
      label={t('partner.bulk.kinds.logo')}
      helper={t('partner.bulk.noLogo')}
      value={logo}
      onChange={(file) => void setLogo(file)}
      maxBytes={logoBytesMax}
      fit={{ width: 640, height: 264 }}
    />
  )
}
