import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { VirtualList } from '../../../ui/VirtualList.tsx'

export type PreviewedDelivery = { date: string; subjects: readonly number[]; name?: string | undefined }

type Props = {
  deliveries: readonly PreviewedDelivery[]
  value: readonly number[]
  onChange: (indexes: readonly number[]) => void
}

export function DeliveryChoice({ deliveries, value, onChange }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const id = useId()
  const label = t('campaigns.preview.deliveries')
  const renderRow = (index: number) => {
    const delivery = deliveries[index]
    if (!delivery) return null
    const { name, date, subjects } = delivery
    const deliveryText = t('campaigns.preview.delivery', {
      name: name ?? t('campaigns.preview.nameless', { n: index + 1 }),
      date: formatDateTime(formats, date),
      count: subjects.length,
    })
    return (
      <CheckBox
        label={<SingleLineText text={deliveryText} />}
        checked={value.includes(index)}
        onChange={(isSelected) =>
          onChange(
            isSelected ? [...value, index].toSorted((a, b) => a - b) : value.filter((item) => item !== index),
          )
        }
      />
    )
  }
  return (
    <GroupFrame id={id} label={label}>
      <VirtualList label={label} total={deliveries.length} row={renderRow} rowHeight={48} inView={5} />
    </GroupFrame>
  )
}
