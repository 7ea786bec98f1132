import { styled } from '@mui/material/styles'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'
import { ChartLink } from './ChartLink.ts'

const ScrollArea = styled('section')({ overflow: 'auto', outlineOffset: -2 })

const ChartTableRoot = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...tabularNumbers,
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'right',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    fontSize: scale.size.tiny,
    fontWeight: scale.weight.medium,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& tbody th': { fontWeight: scale.weight.regular },
}))

export type ChartTableData = {
  headers: readonly string[]
  rows: readonly { key: string; cells: readonly string[]; onOpen?: (() => void) | undefined }[]
}

type Props = { label: string; height: number; tableData: ChartTableData }

export function ChartTable({ label, height, tableData }: Props) {
  return (
    <ScrollArea aria-label={label} tabIndex={0} style={{ height }}>
      <ChartTableRoot>
        <thead>
          <tr>
            {tableData.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableData.rows.map(({ key, cells: [name, ...cells], onOpen }) => (
            <tr key={key}>
              <th scope="row">{onOpen ? <ChartLink onClick={onOpen}>{name}</ChartLink> : name}</th>
              {cells.map((cell, index) => (
                <td key={tableData.headers[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ChartTableRoot>
    </ScrollArea>
  )
}
