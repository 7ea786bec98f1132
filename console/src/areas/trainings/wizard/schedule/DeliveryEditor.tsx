import { beforeStartReason, nameMaxLength, pastDateReason, toPlainName } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStrippedNameHint } from '../../../../parts/campaigns/useStrippedNameHint.ts'
import { Drawer } from '../../../../ui/dialogs/Drawer.tsx'
import { DateTimeBox } from '../../../../ui/form/dates/DateTimeBox.tsx'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { TextBox } from '../../../../ui/form/TextBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Stack } from '../../../../ui/layout.ts'
import type { Delivery } from '../deliveries/deliveries.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { formatDeliveryDate } from './deliveryTexts.ts'
import { useSubjectTitles } from './useSubjects.ts'

const Subjects = styled('ul')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })
const Subject = styled('li')({ display: 'grid', gap: 4, overflowWrap: 'anywhere' })

type Props = {
  at: number
  delivery: Delivery
  onMove: (index: number, date: string) => number | undefined
  /** Receives a subject that is still in the delivery, to find the delivery again; undefined if none is left. */
  onStay: (subject: number | undefined) => void
  onClose: (index: number) => void
}

export const DeliveryEditor = observer(function DeliveryEditor(props: Props) {
  const { at, delivery, onMove, onStay, onClose } = props
  const { t } = useTranslation()
  const { plan, values, now, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const strippedText = useStrippedNameHint()
  const [name, setName] = useState(delivery.name ?? '')
  const [date, setDate] = useState<string | null>(delivery.date)
  const start = values.start ?? now
  const followsStart = Date.parse(start) > Date.parse(now)
  const problem = date === null ? null : plan.moveProblem(at, date)
  const halfCount = Math.ceil(delivery.subjects.length / 2)
  /** Returns the new index. */
  const saveName = (): number => {
    plan.rename(at, toPlainName(name))
    const isNew = date !== null && Date.parse(date) !== Date.parse(delivery.date)
    if (!isNew || problem !== null) return at
    return onMove(at, date) ?? at
  }
  const close = () => onClose(saveName())
  return (
    <Drawer
      open
      title={t('trainingWizard.schedule.delivery', { n: at + 1 })}
      summary={formatDeliveryDate(formats, delivery.date)}
      onClose={close}
      actions={[
        {
          key: 'split',
          label: t('trainingWizard.schedule.split'),
          disabledReason: plan.splitProblem(at) ?? undefined,
          onRun: () => plan.split(at, halfCount),
        },
      ]}
      primary={{
        key: 'done',
        label: t('trainingWizard.schedule.done'),
        disabledReason: problem ?? undefined,
        onRun: close,
      }}
    >
      <Stack style={{ gap: 20 }}>
        <TextBox
          label={t('trainingWizard.schedule.name')}
          helper={strippedText(name) ?? t('trainingWizard.schedule.nameHint')}
          value={name}
          maxLength={nameMaxLength}
          onChange={setName}
          onBlur={() => plan.rename(at, toPlainName(name))}
          autoFocus
        />
        <DateTimeBox
          label={t('trainingWizard.schedule.date')}
          value={date}
          onChange={setDate}
          min={followsStart ? start : now}
          minReason={problem ?? (followsStart ? beforeStartReason : pastDateReason)}
          error={problem ?? undefined}
          onBlur={saveName}
          {...{ now, zone }}
        />
        <SubjectPlaces at={at} subjects={delivery.subjects} onStay={onStay} />
      </Stack>
    </Drawer>
  )
})

const SubjectPlaces = observer(function SubjectPlaces({
  at,
  subjects,
  onStay,
}: Pick<Props, 'at' | 'onStay'> & { subjects: readonly number[] }) {
  const { t } = useTranslation()
  const { plan, zone } = useTrainingWizardStore()
  const titles = useSubjectTitles()
  const formats = useFormats(zone)
  const options = plan.deliveries.map((delivery, position) => ({
    value: String(position),
    label: `${String(position + 1)}: ${delivery.name ?? formatDeliveryDate(formats, delivery.date)}`,
    disabled: position !== at && (plan.isSent(delivery) || plan.takeProblem(position) !== null),
  }))
  const moveSubject = (subject: number, targetIndex: number) => {
    onStay(subjects.find((candidate) => candidate !== subject))
    plan.moveSubject(subject, targetIndex)
  }
  return (
    <Subjects aria-label={t('trainingWizard.schedule.content')}>
      {titles(subjects).map((title, position) => {
        const subject = subjects[position]
        return (
          <Subject key={subject}>
            {title}
            <SelectBox
              label={t('trainingWizard.schedule.into', { name: title })}
              labelHidden
              value={String(at)}
              options={options}
              onChange={(target) => subject !== undefined && moveSubject(subject, Number(target))}
            />
          </Subject>
        )
      })}
    </Subjects>
  )
})
