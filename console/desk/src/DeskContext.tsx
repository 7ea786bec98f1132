import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { FormatsContext } from '../../src/ui/formats.ts'
import type { Desk } from './Desk.ts'

const DeskContext = createContext<Desk | null>(null)

type Props = { desk: Desk; children: ReactNode }

export function DeskProvider({ desk, children }: Props) {
  useEffect(() => desk.open(), [desk])
  return (
    <DeskContext value={desk}>
      <FormatsContext value={desk.formats}>{children}</FormatsContext>
    </DeskContext>
  )
}

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk stands outside of DeskProvider')
  return desk
}
