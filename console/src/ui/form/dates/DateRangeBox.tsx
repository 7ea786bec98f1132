import { Suspense } from 'react'
import { lazyPart } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { DateRangeBoxProps } from './types.ts'

const DateRangeField = lazyPart(async () => (await import('./DateRangeField.tsx')).DateRangeField)

/** From one day to another on the calendar of a zone, which stands below them; either end may be open. */
export function DateRangeBox(props: DateRangeBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} height={64} />}>
      <DateRangeField {...props} />
    </Suspense>
  )
}
