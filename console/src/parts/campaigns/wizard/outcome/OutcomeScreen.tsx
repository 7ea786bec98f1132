import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../../../ui/buttons/action.ts'
import { StateScreen } from '../../../../ui/states/StateScreen.tsx'

const Frame = styled('div')(({ theme }) => ({
  '& [aria-hidden] > svg': { color: theme.vars.palette.success.main },
  '&:focus': { outline: 'none' },
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
  useEffect(() => frame.current?.focus(), [])
  return (
    <Frame ref={frame} tabIndex={-1}>
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
