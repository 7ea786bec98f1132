import { isSecret } from '@heed/contracts'
import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { maskKey } from '../../io/maskKey.ts'

type Schema = Parameters<typeof isSecret>[0]
type SchemaDefinition = Schema['_zod']['def'] & {
  innerType?: Schema
  element?: Schema
  shape?: Readonly<Record<string, Schema>>
  valueType?: Schema
  options?: readonly Schema[]
}

export function maskSecrets(schema: Schema, value: unknown): unknown {
  const { innerType, element, shape, valueType, options } = schema._zod.def as SchemaDefinition
  if (isSecret(schema)) return typeof value === 'string' ? maskKey(value) : value
  if (innerType) return maskSecrets(innerType, value)
  if (options) return options.reduce((maskedValue, option) => maskSecrets(option, maskedValue), value)
  if (Array.isArray(value)) return element ? value.map((item) => maskSecrets(element, item)) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const innerSchema = (shape && getOwnValue(shape, name)) ?? valueType
      return [name, innerSchema ? maskSecrets(innerSchema, item) : item]
    }),
  )
}
