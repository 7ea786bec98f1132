import { operations } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { type Option, SelectBox } from '../../../src/ui/form/SelectBox.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { clockSteps } from '../clockSteps.ts'
import { emailKinds, useKindName } from '../outbox/useKindName.ts'
import { type DraftStep, faultEvents, faultFieldsByPlace, type StepField } from './parseStep.ts'

const statuses = [400, 401, 402, 403, 404, 409, 429, 500, 502, 503, 504]

type Props = { name: StepField; draftStep: DraftStep; onType: (text: string) => void }

export function FaultField({ name, draftStep, onType }: Props) {
  const { t } = useTranslation()
  const getOptions = useFieldOptions(draftStep)[name]
  const box = { label: t(`desk.faults.fields.${name}`), value: draftStep[name] }
  if (getOptions) return <SelectBox {...box} onChange={onType} options={getOptions()} />
  if (name === 'to') return <TextBox {...box} onChange={onType} />
  return (
    <TextBox {...box} inputMode="numeric" onChange={(text) => onType(text.replace(/\D/g, '').slice(0, 6))} />
  )
}

function useFieldOptions({ on }: DraftStep): Readonly<Partial<Record<StepField, () => Option[]>>> {
  const { t } = useTranslation()
  const getKindName = useKindName()
  return {
    operation: () => [
      { value: '', label: t('desk.faults.everyCall') },
      ...operations.map(({ operation }) => ({
        value: operation,
        label: operation,
        group: operation.split('.')[0],
      })),
    ],
    status: () => [
      { value: '', label: t('desk.faults.noStatus') },
      ...statuses.map((status) => ({ value: String(status), label: String(status) })),
    ],
    event: () => [
      { value: '', label: t('desk.faults.everyEvent') },
      ...faultEvents.map((value) => ({ value, label: value })),
    ],
    kind: () => [
      { value: '', label: t('desk.faults.everyKind') },
      ...emailKinds.map((value) => ({ value, label: getKindName(value) })),
    ],
    effect: () => [
      { value: '', label: t('desk.faults.noEffect') },
      ...faultFieldsByPlace[on].effects.map((value) => ({ value, label: t(`desk.faults.effects.${value}`) })),
    ],
    late: () => [
      { value: '', label: t('desk.faults.inTime') },
      ...clockSteps.map(({ key, advance }) => ({ value: advance, label: t(`desk.clock.leaps.${key}`) })),
    ],
  }
}
