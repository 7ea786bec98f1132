import type { TrainingRow } from '@heed/contracts'
import School from '@mui/icons-material/SchoolOutlined'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LiveStore } from '../../app/live/LiveStore.ts'
import { type CompanyFinder, MOST_FOUND, type ShowActions } from '../../app/palette/finder.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { trainingPath } from '../../parts/campaigns/campaignPaths.ts'
import { DownloadDialog } from './actions/dialogs.ts'
import { type ActedTraining, useTrainingActions } from './actions/useTrainingActions.tsx'

type Props = { training: TrainingRow; show: ShowActions }

const Actions = observer(function Actions({ training, show }: Props) {
  const live = useRoot().area(LiveStore)
  const [downloading, setDownloading] = useState<ActedTraining>()
  const readAgain = () => live.readAgain()
  const actions = useTrainingActions({
    onDownload: setDownloading,
    onChanged: readAgain,
    onDeleted: readAgain,
  })
  return (
    <>
      {show(Object.values(actions(training)))}
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </>
  )
})

export const finders: readonly CompanyFinder[] = [
  {
    title: 'shell.tabs.training',
    icon: <School />,
    async find({ client, companyId }, filter, signal) {
      const query = { companyId, d: 1, p: 0, n: MOST_FOUND, filter }
      const { automations } = await client.trainings.list(query, { signal })
      return automations.map((training) => ({
        key: `training ${String(training.id)}`,
        name: training.name,
        detail: training.statusInfo.label,
        to: trainingPath(training),
        actions: (show) => <Actions training={training} show={show} />,
      }))
    },
  },
]
