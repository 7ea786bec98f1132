import { styled } from '@mui/material/styles'

const Mark = styled('rect')(({ theme }) => ({ fill: theme.vars.palette.primary.main }))

const Cut = styled('path')(({ theme }) => ({ stroke: theme.vars.palette.primary.contrastText }))

type Props = { height?: number; wordmark?: boolean }

/** The product's own sign, for companies without one. */
export function Logo({ height = 28, wordmark = true }: Props) {
  const width = wordmark ? 104 : 32
  return (
    <svg viewBox={`0 0 ${String(width)} 32`} height={height} role="img" aria-label="Heed" fill="none">
      <Mark width="32" height="32" rx="9" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <Cut d="M10 8v16M22 8v16M10 17.5c4 0 4.5-4 6-4s2 4 6 4" strokeWidth="3.4" />
        {wordmark && (
          <path
            d="M43 7v18M43 19.4c0-3.1 2-5.2 4.6-5.2s4.2 1.9 4.2 4.7V25M57 18.9h10.2a5.25 5.25 0 1 0-1.5 4.4M72.4 18.9h10.2a5.25 5.25 0 1 0-1.5 4.4M98.5 7v18M98.5 19.5a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 1 1 10.5 0"
            stroke="currentColor"
            strokeWidth="2.5"
          />
        )}
      </g>
    </svg>
  )
}
