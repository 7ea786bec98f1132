import { styled } from '@mui/material/styles'

/** Stands in the middle of a card that is as high as the one beside it. */
export const Middle = styled('div')({ display: 'grid', alignContent: 'center', flex: 1, minWidth: 0 })
