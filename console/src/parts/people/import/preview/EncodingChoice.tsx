import type { ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { SelectBox } from '../../../../ui/form/SelectBox.tsx'
import type { ImportStore } from '../ImportStore.ts'

type Props = { store: ImportStore }

const encodings: readonly { value: ImportEncoding; label: string }[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'iso-8859-1', label: 'ISO 8859-1 (Icelandic)' },
]

export const EncodingChoice = observer(function EncodingChoice({ store }: Props) {
  const { t } = useTranslation()
  return (
    <div style={{ maxWidth: 280 }}>
      <SelectBox
        label={t('import.encoding')}
        value={store.encoding}
        options={encodings}
        onChange={(value) => {
          const selectedEncoding = encodings.find((encoding) => encoding.value === value)
          if (selectedEncoding) void store.readAgain({ encoding: selectedEncoding.value })
        }}
      />
    </div>
  )
})
