import Folder from 'virtual:icon/FolderOutlined'
import InsertDriveFile from 'virtual:icon/InsertDriveFileOutlined'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { formatFileSize } from './fileSize.ts'
import { buildTree } from './fileTree.ts'

type Props = { files: readonly { path: string; size: number }[] }

export function FileTree({ files }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const lines = useMemo(() => buildTree(files), [files])
  const id = useId()
  const label = t('packages.files', { count: files.length })
  return (
    <div>
      <ActionButton
        action={{
          key: 'files',
          label: isOpen ? t('packages.hideFiles') : t('packages.showFiles', { count: files.length }),
          onRun: () => setOpen(!isOpen),
        }}
        look="text"
        flush
        size="small"
        expands={{ id, isOpen }}
      />
      <div id={id}>
        {isOpen && (
          <VirtualList
            label={label}
            total={lines.length}
            rowHeight={32}
            row={(index) => {
              const line = lines[index]
              if (!line) return null
              const isFolder = line.size === undefined
              return (
                <>
                  <span style={{ display: 'inline-flex', paddingLeft: line.depth * 16 }}>
                    {isFolder ? <Folder fontSize="small" /> : <InsertDriveFile fontSize="small" />}
                  </span>
                  <span style={{ flex: 1, minWidth: 0 }}>
                    <SingleLineText text={isFolder ? `${line.name}/` : line.name} />
                  </span>
                  {line.size !== undefined && <MutedText>{formatFileSize(t, line.size)}</MutedText>}
                </>
              )
            }}
          />
        )}
      </div>
    </div>
  )
}
