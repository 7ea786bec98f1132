import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, useState } from 'react'
import { Panel } from '../panels/Panel.tsx'
import { sizes, TOUCH_QUERY } from '../theme/tokens.ts'

/** Undefined outside a panel; null until the panel's head is there. */
export const ChartToolsContext = createContext<HTMLElement | null | undefined>(undefined)

const Tools = styled('span')({
  display: 'inline-flex',
  minWidth: sizes.controlSmall,
  minHeight: sizes.controlSmall,
  marginInlineEnd: -6,
  [TOUCH_QUERY]: { minWidth: sizes.touch, minHeight: sizes.touch, marginInlineEnd: -12 },
})

const Aside = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  flex: 1,
  minWidth: 0,
  '@container (max-width: 24rem)': { '& > .MuiButton-text': { marginInline: '-10px auto' } },
})

type Props = { title: string; aside?: ReactNode; hasLightHead?: boolean; children: ReactNode }

export function ChartPanel({ title, aside, hasLightHead = false, children }: Props) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <Panel
      title={title}
      hasLightHead={hasLightHead}
      aside={
        <Aside>
          {aside}
          <Tools ref={setTools} />
        </Aside>
      }
    >
      <ChartToolsContext value={tools}>{children}</ChartToolsContext>
    </Panel>
  )
}
