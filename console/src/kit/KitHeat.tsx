import { useState } from 'react'
import { ScoreRangesContext } from '../ui/figures/ScoreRangesContext.ts'
import { HeatTable } from '../ui/heat/HeatTable.tsx'
import { Columns } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

const AREAS = [
  'Phishing',
  'Passwords',
  'Social engineering',
  'Data handling',
  'Mobile devices',
  'Physical security',
]
const LISTS: [string, string, number | null, (number | null)[]][] = [
  ['Vöruhús', '69 of 88 completed', 47, [46, 52, 24, 45, 52, 63]],
  ['Leadership', '11 of 12 completed', 58, [55, 76, 40, 61, 49, 67]],
  ['Vertrieb Deutschland', '35 of 40 completed', 66, [69, 78, 57, 75, 62, 55]],
  ['Upplýsingatækni', '20 of 20 completed', 82, [88, 93, 100, 90, 79, 71]],
  ['Nýliðar', '0 of 4 completed', null, [null, null, null, null, null, null]],
]
const columns = AREAS.map((label) => ({ key: label, label }))
const rows = LISTS.map(([label, hint, overall, scores], index) => ({
  key: label,
  label,
  hint,
  cutAt: 16,
  overall,
  scores: Object.fromEntries(AREAS.map((area, areaIndex) => [area, scores[areaIndex] ?? null])),
  ...(index === 2 && { to: '/users/list/2/' }),
}))
const heatmapProps = {
  rowHead: 'Employee list',
  columns,
  overall: 'Overall',
  empty: <EmptyState title="No employee list scores yet" />,
}
const customRanges = [
  { from: 0, to: 60, color: '#1d0a3c' },
  { from: 61, to: 100, color: '#e8f6ff' },
]
const noop = () => undefined

export function KitHeat() {
  const [openedCell, setOpenedCell] = useState('')
  return (
    <>
      <Panel title="Scores by employee list" aside={openedCell || 'Average score, lowest first'}>
        <HeatTable
          label="Scores by employee list"
          rows={rows}
          onCell={(row, column) => setOpenedCell(`${row.label}, ${column?.label ?? 'overall'}`)}
          {...heatmapProps}
        />
      </Panel>
      <Panel title="Scores in a company's own colours">
        <ScoreRangesContext value={customRanges}>
          <HeatTable
            label="Scores in own colours"
            rows={rows}
            cellHref={(row) => `/users/list/${row.key}/`}
            {...heatmapProps}
          />
        </ScoreRangesContext>
      </Panel>
      <Columns>
        <Panel title="Heat table while loading">
          <HeatTable label="Loading scores" rows={[]} loading {...heatmapProps} />
        </Panel>
        <Panel title="Heat table without scores">
          <HeatTable label="No scores" rows={[]} {...heatmapProps} />
        </Panel>
        <Panel title="Heat table that failed">
          <HeatTable
            label="Failed scores"
            rows={[]}
            error="The scores could not be loaded."
            onRetry={noop}
            {...heatmapProps}
          />
        </Panel>
      </Columns>
    </>
  )
}
