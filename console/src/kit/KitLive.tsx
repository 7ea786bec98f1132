import { useState } from 'react'
import { LiveBadge } from '../ui/badges/LiveBadge.tsx'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { Delta } from '../ui/figures/Delta.tsx'
import { FixedWidthNumber } from '../ui/figures/FixedWidthNumber.tsx'
import { useFormats } from '../ui/formats.ts'
import { Columns, Stack, WrapRow } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'

const TOTAL = 1240

export function KitLive() {
  const [count, setCount] = useState(7)
  const formats = useFormats()
  const total = formats.number(TOTAL)
  return (
    <Columns>
      <Panel title="Live">
        <WrapRow>
          <LiveBadge state="live" />
          <LiveBadge state="reconnecting" />
          <LiveBadge state="offline" />
        </WrapRow>
      </Panel>
      <Panel title="Numbers that change">
        <Stack>
          <span>
            <FixedWidthNumber value={formats.number(count)} widestText={total} /> of {total} have finished
          </span>
          <div>
            <ActionButton
              action={{
                key: 'more',
                label: 'Another number',
                onRun: () => setCount((previous) => (previous * 3 + 1) % TOTAL),
              }}
            />
          </div>
        </Stack>
      </Panel>
      <Panel title="Since the last time">
        <Stack>
          <Delta change={5} unit="points" since="since Mar 02, 2026" />
          <Delta change={-12} unit="points" since="since Mar 02, 2026" />
          <Delta change={-3} unit="people at risk" since="since last month" good="less" />
          <Delta change={0} unit="points" since="since Mar 02, 2026" />
          <Delta change={1200} unit="employees" since="since last year" good="neither" />
        </Stack>
      </Panel>
    </Columns>
  )
}
