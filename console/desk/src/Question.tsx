import type { ControlCall } from '@heed/contracts/controls'
import { Calls } from './Calls.tsx'

type Props = { text: string; call: ControlCall }

/** What a dialog asks, and below it the calls that do just that. */
export function Question({ text, call }: Props) {
  return (
    <>
      {text}
      <div style={{ marginTop: 16 }}>
        <Calls of={[{ call }]} />
      </div>
    </>
  )
}
