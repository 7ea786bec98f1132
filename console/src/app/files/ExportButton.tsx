import Download from 'virtual:icon/FileDownloadOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { announce, QUIET_DELAY_MS } from '../../lib/announcer/announce.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { useMutation } from '../../ui/useMutation.ts'
import { useRoot } from '../root/RootContext.tsx'

type Props = {
  fileName: string
  total: number
  onDownload: () => Promise<void>
  isIcon?: boolean
}

export const ExportButton = observer(function ExportButton({
  fileName,
  total,
  onDownload,
  isIcon = false,
}: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const saveMutation = useMutation()
  const run = async () => {
    const timer = setTimeout(() => announce(t('ui.preparing', { name: fileName })), QUIET_DELAY_MS)
    await saveMutation.run(onDownload)
    clearTimeout(timer)
    if (saveMutation.failure) notices.show('error', saveMutation.failure.text)
  }
  const action = {
    key: 'download',
    label: t('ui.export'),
    hint: fileName,
    icon: <Download />,
    busy: saveMutation.pending,
    onRun: () => void run(),
    disabledReason: total === 0 ? t('ui.noData') : undefined,
  }
  return (
    <ActionButton
      action={action}
      isIconOnPhones={!isIcon}
      isIcon={isIcon}
      {...(isIcon && { look: 'ghost' as const })}
    />
  )
})
