import { useEffect, useState } from 'react'
import { Mutation } from '../lib/requests/Mutation.ts'

export function useMutation(): Mutation {
  const [mutation] = useState(() => new Mutation())
  useEffect(() => () => mutation.dispose(), [mutation])
  return mutation
}
