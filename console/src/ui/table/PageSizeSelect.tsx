import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../form/select/Select.tsx'
import { sizes as scale, TOUCH_QUERY } from '../theme/tokens.ts'

const Field = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& .MuiInputBase-root': { minHeight: scale.controlSmall, [TOUCH_QUERY]: { minHeight: scale.touch } },
  '& [role="combobox"]': { padding: '4px 30px 4px 10px' },
  '& svg': { insetInlineEnd: 6 },
  '@container (max-width: 26.25rem)': { '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
})

type Props = { size: number; sizes: readonly number[]; onSize: (size: number) => void }

export function PageSizeSelect({ size, sizes, onSize }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const labelId = `${id}-label`
  const options = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)
  return (
    <Field>
      <span id={labelId}>{t('ui.rowsPerPage')}</span>
      <Select
        id={id}
        label={t('ui.rowsPerPage')}
        labelledBy={labelId}
        value={String(size)}
        options={options.map((option) => ({ value: String(option), label: String(option) }))}
        onChange={(next) => onSize(Number(next))}
      />
    </Field>
  )
}
