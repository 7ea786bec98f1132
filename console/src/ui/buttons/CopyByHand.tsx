import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../announcer/useAnnouncement.ts'
import { PopoverPane } from '../popover/PopoverPane.tsx'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'

export type ManualCopyProps = {
  text: string
  anchor: HTMLElement | null
  onClose: () => void
}

const MAX_ROWS = 8
const CHARACTERS_PER_LINE = 40

function selectText(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

export function ManualCopy({ text, anchor, onClose }: ManualCopyProps) {
  const { t } = useTranslation()
  useAnnouncement(anchor ? t('kit.copyRefused') : undefined, 'assertive')
  const rows = Math.min(MAX_ROWS, Math.ceil(text.length / CHARACTERS_PER_LINE) + 1)
  return (
    <PopoverPane label={t('kit.copyByHand')} anchor={anchor} onClose={onClose} width={360}>
      <div style={{ padding: 16 }}>
        <p style={{ margin: '0 0 8px' }}>{t('kit.copyRefused')}</p>
        <textarea
          readOnly
          ref={selectText}
          aria-label={t('kit.copyByHand')}
          rows={rows}
          value={text}
          style={{
            width: '100%',
            boxSizing: 'border-box',
            padding: 8,
            resize: 'vertical',
            borderRadius: radiiPx.control,
            font: `${scale.size.tiny} ${scale.mono}`,
            color: 'inherit',
            background: 'transparent',
          }}
        />
      </div>
    </PopoverPane>
  )
}
