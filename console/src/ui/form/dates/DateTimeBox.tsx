import { Suspense } from 'react'
import { createLazyComponent } from '../../lazyPart.tsx'
import { FieldSkeleton } from '../FieldSkeleton.tsx'
import type { InstantBoxProps } from './types.ts'

const DateTimeField = createLazyComponent(async () => (await import('./DateTimeField.tsx')).DateTimeField)

export function DateTimeBox(props: InstantBoxProps) {
  return (
    <Suspense fallback={<FieldSkeleton texts={props} hasZone />}>
      <DateTimeField {...props} />
    </Suspense>
  )
}
