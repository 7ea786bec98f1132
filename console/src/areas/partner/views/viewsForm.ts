import { viewsNoteMaxLength, viewsPerPurchaseMax } from '@heed/contracts'
import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { Purchase } from './PackageStore.ts'

export interface ViewsValues {
  views: string
  notes: string
}

export const emptyViewsValues: ViewsValues = { views: '', notes: '' }

function parseViews({ views }: ViewsValues): number | undefined {
  const trimmedViews = views.trim()
  if (trimmedViews === '') return undefined
  return /^\d+$/.test(trimmedViews) && Number(trimmedViews) <= viewsPerPurchaseMax
    ? Number(trimmedViews)
    : Number.NaN
}

export const createViewsSchema = (t: TFunction, kind: 'create' | 'add') =>
  z
    .object({
      views: z.string(),
      notes: z
        .string()
        .check(z.maxLength(viewsNoteMaxLength, t('account.package.noteLong', { max: viewsNoteMaxLength }))),
    })
    .check(({ value, issues }) => {
      const count = parseViews(value)
      const refuse = (message: string) =>
        issues.push({ code: 'custom', message, path: ['views'], input: value })
      if (Number.isNaN(count)) {
        const isLong = /^\d+$/.test(value.views.trim())
        refuse(
          isLong
            ? t('account.package.mostViews', { max: viewsPerPurchaseMax })
            : t('account.package.enterViews'),
        )
      } else if (kind === 'add' && !count) refuse(t('account.package.enterViews'))
    })

export function toPurchase(values: ViewsValues): Purchase {
  const views = parseViews(values)
  const notes = values.notes.trim()
  return { ...(views && { views }), ...(notes && { notes }) }
}
