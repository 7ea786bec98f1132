import { styled } from '@mui/material/styles'
import { ellipsisStyles } from '../text/cutText.ts'
import { typeScale as scale } from '../theme/tokens.ts'

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontSize: scale.size.lead,
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.01em',
})

const Mark = styled('rect')(({ theme }) => ({ fill: theme.vars.palette.primary.main }))

const MarkLine = styled('path')(({ theme }) => ({ stroke: theme.vars.palette.primary.contrastText }))

const Letter = styled('text')(({ theme }) => ({
  fill: theme.vars.palette.primary.contrastText,
  fontSize: '1.125rem',
  fontWeight: scale.weight.semibold,
}))

const Wordmark = styled('span')({
  maxWidth: 200,
  ...ellipsisStyles,
})

const PRODUCT_NAME = 'Heed'

type Props = {
  name?: string
  height?: number
  wordmark?: boolean
}

export function Logo({ name = PRODUCT_NAME, height = 28, wordmark = true }: Props) {
  const [initial = ''] = name.trim()
  return (
    <Root {...(!wordmark && { role: 'img', 'aria-label': name })}>
      <svg
        viewBox="0 0 32 32"
        width={height}
        height={height}
        fill="none"
        aria-hidden
        style={{ flex: 'none' }}
      >
        <Mark width="32" height="32" rx="9" />
        {name === PRODUCT_NAME ? (
          <MarkLine
            d="M10 8v16M22 8v16M10 17.5c4 0 4.5-4 6-4s2 4 6 4"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <Letter x="16" y="22.4" textAnchor="middle">
            {initial.toUpperCase()}
          </Letter>
        )}
      </svg>
      {wordmark && (
        <Wordmark data-cut="" dir="auto">
          {name}
        </Wordmark>
      )}
    </Root>
  )
}
