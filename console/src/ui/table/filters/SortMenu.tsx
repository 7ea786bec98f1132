import ArrowDownward from 'virtual:icon/ArrowDownward'
import ArrowUpward from 'virtual:icon/ArrowUpward'
import Check from 'virtual:icon/Check'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../buttons/ActionButton.tsx'
import { LazyMenu } from '../../buttons/ActionMenu.tsx'

export type SortProps = {
  field: string
  isDescending: boolean
  onOrder: (order: string) => void
  fields: readonly { field: string; label: string }[]
}

const noIcon = <span style={{ width: '1.125rem' }} />

export function SortMenu({ field, isDescending, fields, onOrder }: SortProps) {
  const { t } = useTranslation()
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = fields.find((item) => item.field === field)?.label ?? ''
  const name = `${t('ui.sortBy')}: ${label}`
  return (
    <span ref={place}>
      <ActionButton
        action={{
          key: 'sort',
          label: name,
          icon: isDescending ? <ArrowDownward /> : <ArrowUpward />,
          onRun: () => setAnchor(place.current),
        }}
        isIconOnPhones
        expands={{ id, isOpen: anchor !== null }}
      />
      <LazyMenu
        id={id}
        label={t('ui.sortBy')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={[
          ...fields.map((item) => ({
            key: item.field,
            label: item.label,
            icon: item.field === field ? <Check /> : noIcon,
            onRun: () => onOrder(`${item.field} desc`),
          })),
          {
            key: 'direction',
            label: t(isDescending ? 'kit.sort.ascend' : 'kit.sort.descend'),
            icon: isDescending ? <ArrowUpward /> : <ArrowDownward />,
            onRun: () => onOrder(`${field} ${isDescending ? 'asc' : 'desc'}`),
          },
        ]}
      />
    </span>
  )
}
