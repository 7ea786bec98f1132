import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Logo } from '../ui/Logo.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { ScoreBand } from '../ui/score.ts'
import type { Tone } from '../ui/theme/palette.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 16 })

const Strong = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: Exclude<Tone, 'neutral'>
}>(({ theme, tone }) => ({
  padding: '12px 16px',
  borderRadius: 8,
  color: theme.vars.palette[tone].contrastText,
  backgroundColor: theme.vars.palette[tone].main,
}))

const Soft = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    padding: '12px 16px',
    borderRadius: 8,
    color: theme.vars.palette.onSoft[tone],
    backgroundColor: theme.vars.palette.soft[tone],
  }),
)

const Score = styled('div', { shouldForwardProp: (name) => name !== 'band' })<{ band: ScoreBand }>(
  ({ theme, band }) => ({
    width: 56,
    height: 12,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.score[band],
  }),
)

const TONES = ['primary', 'success', 'warning', 'error', 'info'] as const
const BANDS = ['none', 'veryRisky', 'risky', 'fair', 'veryGood', 'excellent'] as const

export function KitFoundations() {
  return (
    <Panel title="Colours and type" aside={<Logo />}>
      <Row>
        {TONES.map((tone) => (
          <Strong key={tone} tone={tone}>
            {tone}
          </Strong>
        ))}
      </Row>
      <Row>
        {([...TONES, 'neutral'] as const).map((tone) => (
          <Soft key={tone} tone={tone}>
            {tone}
          </Soft>
        ))}
      </Row>
      <Row>
        {BANDS.map((band) => (
          <Score key={band} band={band} />
        ))}
      </Row>
      <Typography variant="h1" component="p">
        Page title 24
      </Typography>
      <Typography variant="h2" component="p">
        Section title 18
      </Typography>
      <Typography variant="h3" component="p">
        Card title 16
      </Typography>
      <Typography>Body 14: Ása Guðmundsdóttir, 1,240 employees, 87%</Typography>
      <Typography variant="body2" color="textSecondary">
        Small 13: joined Mar 01, 2026
      </Typography>
      <Typography variant="caption" color="textSecondary">
        Caption 12: nothing is smaller
      </Typography>
    </Panel>
  )
}
