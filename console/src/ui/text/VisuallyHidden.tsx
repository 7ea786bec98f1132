import { styled } from '@mui/material/styles'
import { visuallyHiddenStyles } from './visuallyHiddenStyles.ts'

export const VisuallyHidden = styled('span')(visuallyHiddenStyles)
