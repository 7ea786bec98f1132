import { styled } from '@mui/material/styles'
import { formatMoney } from '../../lib/numbers/amountFormats.ts'
import { useFormats } from '../formats.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useInputTranslation } from '../useInputTranslation.ts'

const Amount = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

type Props = {
  cents: number | null | undefined
  currency?: string
}

export function Money({ cents, currency }: Props) {
  const { t } = useInputTranslation()
  const formats = useFormats()
  if (cents === null || cents === undefined)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('inputs.number.noAmount')}</VisuallyHidden>
      </>
    )
  return <Amount>{formatMoney(formats, cents, currency)}</Amount>
}
