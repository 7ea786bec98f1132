import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../../../ui/buttons/action.ts'
import { focusPlace } from '../../../../ui/focus/tabbable.ts'
import { StateScreen } from '../../../../ui/states/StateScreen.tsx'

const Frame = styled('div')(({ theme }) => ({
  '& [aria-hidden] > svg': { color: theme.vars.palette.success.main },
}))

type Props = {
  name: string
  title: string
  text: ReactNode
  primary?: Action | undefined
  action?: Action | undefined
}

export function OutcomeScreen({ name, text, ...screen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = frame.current?.querySelector('h1')
    if (heading) focusPlace(heading)
  }, [])
  return (
    <Frame ref={frame}>
      <StateScreen
        icon={<CheckCircle />}
        text={
          <>
            <strong>{name}</strong>
            <div>{text}</div>
          </>
        }
        {...screen}
      />
    </Frame>
  )
}
