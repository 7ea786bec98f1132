import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { isPackagedKey, parseCampaignKey } from '../../../lib/addresses/pathId.ts'
import {
  CampaignFromUrl,
  CampaignPage,
  type CampaignPlace,
} from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { SideBySide, Stack } from '../../../ui/layout.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { trainingKind as kind } from '../campaign/training.tsx'
import { TrainingDialogs } from './dialogs/TrainingDialogs.tsx'
import { type TrainingDialogState, useTrainingDialog } from './dialogs/useTrainingDialog.ts'
import { FigureCards, FiguresSkeleton } from './FigureCards.tsx'
import { OtherTrainings } from './OtherTrainings.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { type TrainingStore, TrainingStoreCache } from './TrainingStore.ts'
import { TrainingSummary, TrainingSummarySkeleton } from './TrainingSummary.tsx'
import { TrainingTabs } from './TrainingTabs.tsx'
import { useDetailActions } from './useDetailActions.tsx'

export const TrainingPage = observer(function TrainingPage() {
  const trainings = useCompanyStore(TrainingStoreCache)
  return (
    <CampaignFromUrl kind={kind}>
      {(key, place) => <TrainingDetail key={key} training={trainings.get(key)} place={place} />}
    </CampaignFromUrl>
  )
})

type Props = { training: TrainingStore; place: CampaignPlace }

const TrainingDetail = observer(function OneTraining({ training, place }: Props) {
  const navigate = useNavigate()
  const anonymous = isAnonymous(useCompany())
  const dialog = useTrainingDialog()
  const { value } = training.info
  const actions = useDetailActions(training, {
    open: dialog.open,
    onDeleted: () => void navigate(place.back.to),
  })
  useEffect(() => {
    void training.load()
    void training.loadLatest()
  }, [training])
  useRefresh(() => void training.follow())
  const onBounced = anonymous ? undefined : () => dialog.open('bounced')
  return (
    <CampaignPage
      {...place}
      campaign={training}
      actions={actions}
      aside={<OtherTrainings training={training} />}
      summary={(loadedTraining) => <TrainingSummary training={loadedTraining} onBounced={onBounced} />}
      renderPlaceholder={(hasButton) => <TrainingSummarySkeleton hasButton={hasButton} />}
    >
      <Stack>
        {isPackagedKey(training.key) ? (
          <PackagedFacts training={training} />
        ) : (
          <Figures training={training} open={dialog.open} />
        )}
        <TrainingTabs training={training} onPeople={(listId) => dialog.open('people', { listId })} />
      </Stack>
      {value && <TrainingDialogs training={training} value={value} dialog={dialog} />}
    </CampaignPage>
  )
})

type FiguresProps = Pick<Props, 'training'> & Pick<TrainingDialogState, 'open'>

const Figures = observer(function Figures({ training, open }: FiguresProps) {
  const anonymous = isAnonymous(useCompany())
  const { value } = training.info
  return (
    <SideBySide style={{ alignItems: 'stretch' }}>
      {value ? (
        <FigureCards training={value} onPeople={anonymous ? undefined : (query) => open('people', query)} />
      ) : (
        <FiguresSkeleton hasPeople={!anonymous} />
      )}
      <ProgressPanel training={training} />
    </SideBySide>
  )
})

/** Packaged trainings invite no one, so they have no figures (S1 section 1). */
const PackagedFacts = observer(function PackagedFacts({ training }: { training: TrainingStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  useEffect(() => void training.loadTemplates(), [training])
  const { value } = training.info
  if (!value) return null
  const template = training.templates.value?.find(({ id }) => id === value.template_id)
  return (
    <Panel>
      <KeyValueList
        items={[
          { label: t('training.template'), value: template?.title ?? t('training.noTemplate') },
          { label: t('training.lessons'), value: formats.number(value.subjectsNames.length) },
          { label: t('training.changed'), value: formats.date(value.updated) },
        ]}
      />
    </Panel>
  )
})

registerFirstLoad(TrainingPage, ({ stores, params }) => {
  const key = parseCampaignKey(params.trainingId)
  if (key === undefined) return
  const training = stores.getStore(TrainingStoreCache).get(key)
  void training.load()
  void training.loadLatest()
})
