import { useFormats } from '../ui/formats.ts'
import { Columns } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { VirtualList } from '../ui/VirtualList.tsx'

export function KitVirtual() {
  const formats = useFormats()
  const row = (index: number) => `Employee ${formats.number(index + 1)}`
  return (
    <Columns>
      <Panel title="A million rows">
        <VirtualList label="A million rows" total={1_000_000} row={row} />
      </Panel>
      <Panel title="Three rows">
        <VirtualList label="Three rows" total={3} row={row} />
      </Panel>
    </Columns>
  )
}
