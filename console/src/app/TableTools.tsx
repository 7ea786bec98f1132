import Download from '@mui/icons-material/FileDownloadOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PagedList } from '../lib/PagedList.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ListSearch } from '../ui/table/ListSearch.tsx'
import { useMutation } from '../ui/useMutation.ts'
import { useRoot } from './RootContext.tsx'

type Props = {
  list: Pick<PagedList<unknown>, 'search' | 'setSearch' | 'total'>
  searchLabel: string
  fileName: string
  /** Fetches every row and hands the file to the browser. */
  onDownload: () => Promise<void>
}

/** Searches a table and saves what it finds. */
export const TableTools = observer(function TableTools({ list, searchLabel, fileName, onDownload }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const saving = useMutation()
  const run = async () => {
    await saving.run(onDownload)
    if (saving.failure) notices.show('error', saving.failure.text)
  }
  const action = {
    key: 'download',
    label: t('ui.export'),
    hint: fileName,
    icon: <Download />,
    busy: saving.pending,
    onRun: () => void run(),
    disabledReason: list.total === 0 ? t('ui.noData') : undefined,
  }
  return (
    <>
      <ListSearch list={list} label={searchLabel} />
      <ActionButton action={action} />
    </>
  )
})
