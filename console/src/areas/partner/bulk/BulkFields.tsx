import {
  freePlanSeats,
  logoBytesMax,
  type Plan,
  validityName,
  validityOptions,
  validTillMax,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { readDataUrl, toFile } from '../../../lib/files/readPicture.ts'
import { DateBox } from '../../../ui/form/dates/DateBox.tsx'
import { ColorBox } from '../../../ui/form/pictures/ColorBox.tsx'
import { ImageBox } from '../../../ui/form/pictures/ImageBox.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import { isCustom, renewalMonths, withValidity } from '../sale/saleForm.ts'
import { useLastDayText } from '../sale/useLastDayText.ts'
import { type BulkTyped, bulkKinds } from './bulkChange.ts'

type Props = {
  typed: BulkTyped
  onChange: (typed: BulkTyped) => void
  plans: readonly Plan[]
}

export const BulkFields = observer(function BulkFields({ typed, onChange, plans }: Props) {
  const { t } = useTranslation()
  const set = (own: Partial<BulkTyped>) => onChange({ ...typed, ...own })
  const isPlan = typed.kind === 'plan'
  const isFree = plans.find(({ code }) => code === typed.plan)?.isFree === true
  return (
    <>
      <SelectBox
        label={t('partner.bulk.what')}
        value={typed.kind}
        onChange={(kind) => set({ kind: bulkKinds.find((one) => one === kind) ?? 'plan' })}
        options={bulkKinds.map((kind) => ({ value: kind, label: t(`partner.bulk.kinds.${kind}`) }))}
      />
      {isPlan && <PlanFields typed={typed} set={set} plans={plans} isFree={isFree} />}
      {(typed.kind === 'timespan' || (isPlan && !isFree)) && <EndFields typed={typed} set={set} />}
      {typed.kind === 'language' && <LanguageField typed={typed} set={set} />}
      {typed.kind === 'color' && (
        <ColorBox
          label={t('partner.bulk.kinds.color')}
          helper={t('partner.bulk.noColor')}
          value={typed.color}
          onChange={(color) => set({ color })}
        />
      )}
      {typed.kind === 'logo' && <LogoField typed={typed} set={set} />}
    </>
  )
})

type FieldProps = { typed: BulkTyped; set: (own: Partial<BulkTyped>) => void }
type PlanProps = FieldProps & { plans: readonly Plan[]; isFree: boolean }

function PlanFields({ typed, set, plans, isFree }: PlanProps) {
  const { t } = useTranslation()
  return (
    <>
      <SelectBox
        label={t('partner.plan')}
        value={typed.plan}
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
        value={isFree ? String(freePlanSeats) : typed.seats}
        onChange={(seats) => set({ seats })}
        inputMode="numeric"
        disabled={isFree}
      />
    </>
  )
}

const EndFields = observer(function EndFields({ typed, set }: FieldProps) {
  const { t } = useTranslation()
  const lastDayText = useLastDayText()
  const now = useRoot().clock.now()
  const isPlan = typed.kind === 'plan'
  const spans = validityOptions.map((months) => ({
    value: String(months),
    label: validityName(months) ?? t('partner.months', { count: months }),
  }))
  return (
    <>
      <SelectBox
        label={t('partner.timespan')}
        helper={
          isPlan && typed.validity === ''
            ? t('partner.bulk.endedBegins', { count: renewalMonths })
            : undefined
        }
        value={typed.validity}
        onChange={(validity) => set(withValidity(typed, validity, now))}
        options={[
          { value: '', label: t(isPlan ? 'partner.bulk.endStays' : 'partner.chooseTimespan') },
          ...spans,
        ]}
        required={!isPlan}
      />
      {isCustom(typed.validity) && (
        <DateBox
          label={t('partner.validTill')}
          helper={lastDayText(typed.validTill)}
          value={typed.validTill}
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

const LanguageField = observer(function LanguageField({ typed, set }: FieldProps) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  return (
    <SelectBox
      label={t('partner.language')}
      value={typed.language}
      onChange={(language) => set({ language })}
      options={[
        { value: '', label: t('partner.bulk.chooseLanguage') },
        ...languages.choices(languages.all.map(({ code }) => code)),
      ]}
      required
    />
  )
})

function LogoField({ typed, set }: FieldProps) {
  const { t } = useTranslation()
  const logo = useMemo(() => typed.logo && toFile(typed.logo.address, typed.logo.name), [typed.logo])
  const takeLogo = async (file: File | null) =>
    set({ logo: file && { name: file.name, address: await readDataUrl(file) } })
  return (
    <ImageBox
      label={t('partner.bulk.kinds.logo')}
      helper={t('partner.bulk.noLogo')}
      value={logo}
      onChange={(file) => void takeLogo(file)}
      maxBytes={logoBytesMax}
      fit={{ width: 640, height: 264 }}
    />
  )
}
