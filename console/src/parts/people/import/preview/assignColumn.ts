import {
  type ColumnChoice,
  type MappedField,
  mappedFields,
} from '@heed/contracts/rules/import/columns/mapping'

export function assignColumn(choice: ColumnChoice, number: number, newField: MappedField | ''): ColumnChoice {
  const entries = mappedFields.map((field) => {
    const otherColumns = (choice[field] ?? []).filter((column) => column !== number)
    if (field !== newField) return [field, otherColumns] as const
    const isSingle = field === 'email'
    return [field, isSingle ? [number] : [...otherColumns, number]] as const
  })
  const assigned: ColumnChoice = Object.fromEntries(entries.filter(([, columns]) => columns.length > 0))
  const nameParts = (choice.nameFallback ?? []).filter((column) => column !== number)
  if (nameParts.length === 0) return assigned
  return assigned.name ? { ...assigned, nameFallback: nameParts } : { ...assigned, name: nameParts }
}
