import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { DropZone } from '../../../ui/files/DropZone.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { formatImportCommand } from '../actions/importCommand.ts'
import type { ImportStore } from './ImportStore.ts'
import { acceptedExtensions, type Refusal } from './importPhases.ts'
import { EncodingChoice } from './preview/EncodingChoice.tsx'

const Fill = styled('div')({
  flex: 1,
  display: 'grid',
  '& > *': { display: 'flex', flexDirection: 'column' },
  '& > * > :first-of-type': { flex: 1 },
})

type Props = { store: ImportStore }

function formatReason(t: TFunction, refusal: Refusal): string {
  switch (refusal.kind) {
    case 'name':
      return t('import.extension')
    case 'content':
      return refusal.message
    case 'list':
      return t('import.keptList', { line: refusal.lineNumber, list: refusal.name, reason: refusal.reason })
  }
}

export const ImportFileStep = observer(function ImportFileStep({ store }: Props) {
  const { t } = useTranslation()
  const { refusal, fileName, encoding, options } = store
  const reason = refusal ? formatReason(t, refusal) : undefined
  return (
    <>
      <Fill>
        <DropZone
          label={t('import.file')}
          accept={acceptedExtensions}
          onFile={(file) => void store.choose(file)}
          hint={t('import.format')}
          error={reason && `${fileName}: ${reason}`}
        />
      </Fill>
      {!options.list && <MutedText>{t('import.byHand')}</MutedText>}
      <EncodingChoice store={store} />
      <CommandBlock
        command={formatImportCommand({
          companyId: options.companyId,
          fileName: 'people.csv',
          encoding,
          listId: options.list?.id,
          removeObsolete: false,
        })}
      />
    </>
  )
})
