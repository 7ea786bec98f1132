import { useEffect, useState } from 'react'
import { Mutation } from '../lib/Mutation.ts'

/** A change of this part of the page, which is let go with it; for observers. */
export function useMutation(): Mutation {
  const [mutation] = useState(() => new Mutation())
  useEffect(() => () => mutation.dispose(), [mutation])
  return mutation
}
