import * as z from 'zod/mini'
import { createIntegerSchema } from '../../entities/primitives.ts'

export const pageSizeMax = 1000

const createOrderSchema = (fields: readonly string[]) =>
  z.string().check(
    z.refine(
      (value) => {
        const [field, direction, ...rest] = value.split(' ')
        return (
          fields.includes(field ?? '') && (direction === 'asc' || direction === 'desc') && rest.length === 0
        )
      },
      `Must be one of ${fields.join(', ')}, followed by asc or desc`,
    ),
    z.meta({ examples: fields.flatMap((field) => [`${field} asc`, `${field} desc`]) }),
  )

const sortableFields = new WeakMap<object, readonly string[]>()

export const listSortableFields = ({
  query,
}: {
  query?: Record<string, object> | undefined
}): readonly string[] => sortableFields.get(query?.order ?? {}) ?? []

/** `p` starts at 0, `n` is rows per page, `order` is like 'name asc'; without `p` and `n`, returns all rows. */
export function createPagingQuery<const F extends readonly string[]>(orderBy: F) {
  const orderQuery = z.optional(createOrderSchema(orderBy))
  sortableFields.set(orderQuery, orderBy)
  return {
    p: z.optional(createIntegerSchema(0, Number.MAX_SAFE_INTEGER)),
    n: z.optional(createIntegerSchema(1, pageSizeMax)),
    order: orderQuery,
    filter: z.optional(z.string()),
  }
}
