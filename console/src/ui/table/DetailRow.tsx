import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tableRoles } from './tableRoles.ts'

const Row = styled('tr')(({ theme }) => ({
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.surface.subtle} 45%, ${theme.vars.palette.background.paper})`,
  '&&, && > td': { height: 'auto', padding: 0 },
}))

const Detail = styled('section')({ padding: '12px 20px 16px' })

type Props = {
  id: string
  name: string
  columns: number
  children: ReactNode
}

export function DetailRow({ id, name, columns, children }: Props) {
  const { t } = useTranslation()
  return (
    <Row {...tableRoles.row}>
      <td {...tableRoles.cell} data-slot="filler" colSpan={columns}>
        <Detail id={id} aria-label={t('ui.detailsOf', { name })}>
          {children}
        </Detail>
      </td>
    </Row>
  )
}
