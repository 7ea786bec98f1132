import type { ControlCall } from '@heed/contracts/controls'
import { ControlCalls } from './ControlCalls.tsx'

type Props = { text: string; call: ControlCall }

export function ConfirmationBody({ text, call }: Props) {
  return (
    <>
      {text}
      <div style={{ marginTop: 16 }}>
        <ControlCalls calls={[{ call }]} />
      </div>
    </>
  )
}
