import { styled } from '@mui/material/styles'

export const CenteredCell = styled('div')({ display: 'grid', alignContent: 'center', flex: 1, minWidth: 0 })
