import { Suspense } from 'react'
import { createLazyComponent } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { DateRangeBoxProps } from './types.ts'

const DateRangeField = createLazyComponent(async () => (await import('./DateRangeField.tsx')).DateRangeField)

export function DateRangeBox(props: DateRangeBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} height={64} />}>
      <DateRangeField {...props} />
    </Suspense>
  )
}
