import GroupsOutlined from 'virtual:icon/GroupsOutlined'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Avatar } from '../ui/badges/Avatar.tsx'
import { IconTile } from '../ui/badges/IconTile.tsx'
import type { ScoreBand } from '../ui/figures/score.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { Logo } from '../ui/pictures/Logo.tsx'
import { MutedText } from '../ui/text/Muted.tsx'
import type { Tone } from '../ui/theme/palette.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 16 })

const StrongSwatch = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: Exclude<Tone, 'neutral'>
}>(({ theme, tone }) => ({
  padding: '12px 16px',
  borderRadius: 8,
  color: theme.vars.palette[tone].contrastText,
  backgroundColor: theme.vars.palette[tone].main,
}))

const SoftSwatch = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
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
          <StrongSwatch key={tone} tone={tone}>
            {tone}
          </StrongSwatch>
        ))}
      </Row>
      <Row>
        {([...TONES, 'neutral'] as const).map((tone) => (
          <SoftSwatch key={tone} tone={tone}>
            {tone}
          </SoftSwatch>
        ))}
      </Row>
      <Row>
        {BANDS.map((band) => (
          <Score key={band} band={band} />
        ))}
      </Row>
      <Typography variant="h1" component="p">
        Page title 20
      </Typography>
      <Typography variant="h2" component="p">
        Section title 16
      </Typography>
      <Typography variant="h3" component="p">
        Row title 14
      </Typography>
      <Typography>Body 14: Ása Guðmundsdóttir, 1,240 employees, 87%</Typography>
      <Typography color="textSecondary">Less important 14: joined Mar 01, 2026</Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        Help 12: nothing is smaller
      </Typography>
      <MutedText>Not known: no name</MutedText>
      <Row style={{ marginTop: 16 }}>
        {['Ása Guðmundsdóttir', 'Jürgen Groß', '王小明', 'Zoë', ''].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <IconTile icon={<GroupsOutlined />} />
        <Logo name="Borealis" />
        <Logo name="Borealis" wordmark={false} />
      </Row>
    </Panel>
  )
}
