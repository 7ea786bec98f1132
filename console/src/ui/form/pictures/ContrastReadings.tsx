import Check from 'virtual:icon/Check'
import Warning from 'virtual:icon/WarningAmber'
import { computeContrast, MIN_CONTRAST_AA } from '@heed/contracts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { createPalette } from '../../theme/palette.ts'
import { darkTokens, lightTokens, typeScale as scale } from '../../theme/tokens.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'

const BACKGROUNDS = [
  { ground: '#ffffff', where: 'white', tokens: lightTokens },
  { ground: '#000000', where: 'black', tokens: darkTokens },
] as const

const Line = styled('div', { shouldForwardProp: (name) => name !== 'reads' })<{ reads: boolean }>(
  ({ theme, reads }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    fontSize: scale.size.tiny,
    color: reads ? theme.vars.palette.text.secondary : theme.vars.palette.warning.main,
    '& > svg': { flex: 'none', fontSize: '1rem' },
  }),
)

/** Rounds down, because a contrast of 4.49 must not look like WCAG's 4.5. */
const formatRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

type Props = { color: string; onUse: ((color: string) => void) | undefined }

export function ContrastReadings({ color, onUse }: Props) {
  const { t } = useInputTranslation()
  return BACKGROUNDS.map(({ ground, where, tokens }) => {
    const ratio = computeContrast(color, ground)
    const isReadable = ratio >= MIN_CONTRAST_AA
    const betterColor = createPalette(tokens, { primary: color }).primary.main
    return (
      <Line key={ground} reads={isReadable}>
        {isReadable ? <Check aria-hidden /> : <Warning aria-hidden />}
        {t(`inputs.color.${where}`, { ratio: formatRatio(ratio) })}{' '}
        {t(isReadable ? 'inputs.color.reads' : 'inputs.color.weak')}
        {!isReadable && onUse && (
          <Button size="small" variant="text" color="primary" onClick={() => onUse(betterColor)}>
            {t('inputs.color.use', { color: betterColor })}
          </Button>
        )}
      </Line>
    )
  })
}
