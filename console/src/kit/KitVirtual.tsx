import { Columns } from '../ui/layout.ts'
import { Panel } from '../ui/Panel.tsx'
import { VirtualList } from '../ui/VirtualList.tsx'

const noop = () => undefined
const row = (index: number) => `Employee ${(index + 1).toLocaleString('en-US')}`

export function KitVirtual() {
  return (
    <Columns>
      <Panel title="A million rows">
        <VirtualList label="A million rows" total={1_000_000} onShow={noop} row={row} />
      </Panel>
      <Panel title="Three rows">
        <VirtualList label="Three rows" total={3} onShow={noop} row={row} />
      </Panel>
    </Columns>
  )
}
