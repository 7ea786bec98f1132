import Copy from 'virtual:icon/ContentCopy'
import Download from 'virtual:icon/FileDownloadOutlined'
import { getSeparatorCharacter, type Separator } from '@heed/contracts/rules/import/columns/cells'
import { appendReason } from '@heed/contracts/rules/import/marker'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { copyText } from '../../../../lib/clipboard.ts'
import { createCsvBlob, downloadBlob } from '../../../../lib/files/download.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import type { BadLine } from '../file/importFile.ts'
import type { ImportStore } from '../ImportStore.ts'

type Props = { store: ImportStore }

export const formatBadLine = (badLine: Omit<BadLine, 'shown' | 'person'>, separator: Separator): string =>
  appendReason(badLine, getSeparatorCharacter(separator, badLine.line))

const formatLines = (lines: readonly BadLine[]): string =>
  lines.map(({ lineNumber, message, shown }) => `${lineNumber}\t${message}\t${shown}`).join('\n')

export const BadLines = observer(function BadLines({ store }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const fileName = useExportName()(store.fileName.replace(/\.\w+$/, ''), t('import.refused'))
  const count = store.rows?.refusedLines.total ?? 0
  const copy = async () => {
    if (count === 0) {
      notices.show('info', t('import.noErrors'))
      return
    }
    const isCopied = await copyText(store.loadBadLines().then(formatLines))
    if (isCopied) notices.show('success', t('ui.copied'))
    else notices.show('error', t('import.notCopied'))
  }
  const save = async () => {
    // Includes the header line, because the admin imports the fixed lines again.
    const headerLine = store.facts?.columns?.line
    const headings = headerLine ? [headerLine] : []
    const separator = store.facts?.separator ?? 'either'
    const lines = (await store.loadBadLines()).map((badLine) => formatBadLine(badLine, separator))
    downloadBlob(fileName, createCsvBlob([...headings, ...lines]))
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
      <ActionButton
        size="small"
        action={{ key: 'copy', label: t('import.copyErrors'), icon: <Copy />, onRun: () => void copy() }}
      />
      {count > 0 && (
        <ActionButton
          size="small"
          action={{
            key: 'save',
            label: t('import.saveErrors'),
            icon: <Download />,
            onRun: () => void save(),
          }}
        />
      )}
    </div>
  )
})
