import type { Controls } from '@heed/contracts/controls'
import { useState } from 'react'
import { toFailure } from '../../src/lib/requests/failure.ts'
import { useDesk } from './DeskContext.tsx'

interface DeskAction {
  key: string
  run: (controls: Controls) => Promise<unknown>
  done: string | undefined
}

export function useDeskAction(): { busy: string | undefined; act: (action: DeskAction) => Promise<boolean> } {
  const desk = useDesk()
  const [busy, setBusy] = useState<string | undefined>(undefined)
  const runAction = async ({ key, run, done: doneText }: DeskAction): Promise<boolean> => {
    if (busy !== undefined) return false
    setBusy(key)
    try {
      await run(desk.controls)
      if (doneText !== undefined) desk.notices.show('success', doneText)
      return true
    } catch (error) {
      const { text, fields } = toFailure(error)
      const [[field, problem] = []] = Object.entries(fields)
      desk.notices.show('error', field === undefined ? text : `${field}: ${problem ?? text}`)
      return false
    } finally {
      setBusy(undefined)
      desk.refreshAll()
    }
  }
  return { busy, act: runAction }
}
