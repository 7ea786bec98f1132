import Rename from 'virtual:icon/DriveFileRenameOutlineOutlined'
import Download from 'virtual:icon/FileDownloadOutlined'
import Send from 'virtual:icon/SendOutlined'
import type { Download as File } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../../app/files/useFetchedFile.ts'
import { makeFileName } from '../../../lib/files/saveFile.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'

type FileOptions = { token: string; zone: string }

type FileActionOptions = {
  key: string
  label: string
  endpoint: Parameters<typeof makeFileName>[1]
  fetch: (options: FileOptions) => Promise<File>
  refusal: string | null
}

/** Actions on a campaign's page that both kinds share. Call inside an observer. */
export function useDetailTools(name: string, open: (dialog: 'remind' | 'rename') => void) {
  const { t } = useTranslation()
  const createFileAction = useFileDownload()
  return {
    remind: (refusal: string | null): Action => ({
      key: 'remind',
      label: t('campaigns.reminding.send'),
      icon: <Send />,
      onRun: () => open('remind'),
      ...toRefusalProps(refusal),
    }),
    rename: (label: string, refusal: string | null): Action => ({
      key: 'rename',
      label,
      icon: <Rename />,
      onRun: () => open('rename'),
      ...toRefusalProps(refusal),
    }),
    file: ({ key, label, endpoint, fetch, refusal }: FileActionOptions): Action => ({
      key,
      label,
      icon: <Download />,
      ...createFileAction(key, { fileLabel: label, name: makeFileName(name, endpoint), fetch }),
      ...toRefusalProps(refusal),
    }),
  }
}
