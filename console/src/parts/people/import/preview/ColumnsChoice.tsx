import { mappedFields } from '@heed/contracts/rules/import/columns/mapping'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import type { ImportStore } from '../ImportStore.ts'
import { assignColumn } from './assignColumn.ts'

type Props = { store: ImportStore }

export const ColumnsChoice = observer(function ColumnsChoice({ store }: Props) {
  const { t } = useTranslation()
  const { facts } = store
  const mapping = facts?.mapping
  if (!mapping) return null
  const { choice, columns, vendor } = mapping
  const getColumnName = (column: { number: number; heading: string }) =>
    column.heading || t('import.column', { number: column.number })
  const unusedColumns = columns.filter(({ holds }) => holds === null).map(getColumnName)
  const fields = [
    { value: '', label: t('import.holds.nothing') },
    ...mappedFields.map((field) => ({ value: field, label: t(`import.holds.${field}`) })),
  ]
  return (
    <>
      <Banner tone="info">
        {vendor ? t('import.vendorFile', { vendor: vendor.vendor }) : t('import.otherSystem')}
        {unusedColumns.length > 0 && ` ${t('import.columnsLeft', { columns: unusedColumns.join(', ') })}`}
      </Banner>
      <div
        style={{
          display: 'grid',
          gap: 12,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
        }}
      >
        {columns.map((column) => {
          const { number, sample, holds } = column
          const mappedField = holds ?? ''
          return (
            <SelectBox
              key={number}
              label={getColumnName(column)}
              value={mappedField}
              // Every record needs an address, so the address can only be moved to a different column.
              options={fields.map((field) => ({
                ...field,
                disabled: mappedField === 'email' && field.value !== 'email',
              }))}
              helper={
                mappedField === 'email' ? t('import.holdsAddress') : sample && t('import.sample', { sample })
              }
              onChange={(value) => {
                const newField = mappedFields.find((field) => field === value) ?? ''
                void store.readAgain({ columns: assignColumn(choice, number, newField) })
              }}
            />
          )
        })}
      </div>
    </>
  )
})
