import Check from 'virtual:icon/Check'
import { Color, getTextColor, toHexColor } from '@heed/contracts'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { WrapRow } from '../../layout.ts'
import { dataColorStyles } from '../../theme/forcedColors.ts'
import { lightTokens, radiiPx, sizes, TOUCH_QUERY } from '../../theme/tokens.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { ContrastReadings } from './ContrastReadings.tsx'

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 })

const ColorWell = styled('input')(({ theme }) => ({
  flex: 'none',
  width: sizes.control,
  height: sizes.control,
  padding: 0,
  border: `1px solid ${theme.vars.palette.surface.borderStrong}`,
  borderRadius: radiiPx.control,
  background: 'none',
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 2 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: radiiPx.tag },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 },
  [TOUCH_QUERY]: { width: sizes.touch, height: sizes.touch },
}))

const Swatch = styled('button', { shouldForwardProp: (name) => name !== 'color' })<{ color: string }>(
  ({ theme, color }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: `1px solid ${theme.vars.palette.surface.borderStrong}`,
    borderRadius: '50%',
    color: getTextColor(color),
    backgroundColor: color,
    ...dataColorStyles,
    cursor: 'pointer',
    '& svg': { fontSize: '1rem' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 },
    [TOUCH_QUERY]: { width: sizes.touch, height: sizes.touch },
  }),
)

export type ColorBoxProps = BoxTexts &
  BoxFieldProps<HTMLInputElement> & {
    /** '#rrggbb', or '' for the product's colour. */
    value: string
    onChange: (color: string) => void
    swatches?: readonly { value: string; label: string }[]
  }

export function ColorBox({ value, onChange, swatches = [], ...rest }: ColorBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const [inputText, setInputText] = useState<string | null>(null)
  const color = toHexColor(value)
  const problem =
    value === '' || color !== null ? undefined : Color.safeParse(value).error?.issues[0]?.message
  const { id, isStopped, frame, control } = useFieldBox({ ...texts, error: texts.error ?? problem })
  const set = (next: string) => {
    setInputText(null)
    if (!isStopped && next !== value) onChange(next)
  }
  return (
    <GroupFrame {...frame}>
      <Line>
        <ColorWell
          type="color"
          aria-label={t('inputs.color.pick')}
          aria-disabled={isStopped || undefined}
          value={color ?? lightTokens.primary}
          onClick={(event) => {
            if (isStopped) event.preventDefault()
          }}
          onChange={(event) => set(event.target.value)}
        />
        <OutlinedInput
          value={inputText ?? value}
          inputRef={inputRef}
          error={frame.error !== undefined}
          placeholder={lightTokens.primary}
          sx={{ width: '8.25rem' }}
          onChange={(event) => {
            const text = event.target.value
            const fullColor = toHexColor(text)
            setInputText(text)
            // The user may still be typing, and three digits may become six.
            if (text.trim() === '') onChange('')
            else if (fullColor !== null && !/^#?\w{3}$/.test(text.trim())) onChange(fullColor)
          }}
          slotProps={{
            input: {
              ...control,
              id: `${id}-hex`,
              name,
              'aria-label': t('inputs.color.hex'),
              autoComplete: 'off',
              spellCheck: 'false',
              readOnly: isStopped,
              onBlur: () => {
                if (inputText !== null) set(toHexColor(inputText) ?? inputText.trim())
                onBlur?.()
              },
            },
          }}
        />
      </Line>
      {swatches.length > 0 && (
        <WrapRow style={{ marginBottom: 8 }}>
          {swatches.map((swatch) => (
            <Swatch
              key={swatch.value}
              type="button"
              color={swatch.value}
              title={swatch.label}
              aria-label={swatch.label}
              aria-pressed={swatch.value === color}
              aria-disabled={isStopped || undefined}
              onClick={() => set(swatch.value)}
            >
              {swatch.value === color && <Check aria-hidden />}
            </Swatch>
          ))}
        </WrapRow>
      )}
      {color !== null && <ContrastReadings color={color} onUse={isStopped ? undefined : set} />}
    </GroupFrame>
  )
}
