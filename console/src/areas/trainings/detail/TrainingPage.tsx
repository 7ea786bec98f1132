import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { asksFirst } from '../../../app/page/asksFirst.ts'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { SubjectPage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { campaignKeyOf, isPackagedKey } from '../../../lib/addresses/pathId.ts'
import { listAsLeft } from '../../../parts/campaigns/listAsLeft.ts'
import { SteadyStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { Beside, Stack } from '../../../ui/layout.ts'
import { Dialogs } from './Dialogs.tsx'
import { ComingFigures, FigureCards } from './FigureCards.tsx'
import { OtherTrainings } from './OtherTrainings.tsx'
import { PackagedFacts } from './PackagedFacts.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { ShownTraining, type TrainingStore } from './TrainingStore.ts'
import { ComingSummary, TrainingSummary } from './TrainingSummary.tsx'
import { TrainingTabs } from './TrainingTabs.tsx'
import { useDetailActions } from './useDetailActions.tsx'
import { useOpenDialog } from './useOpenDialog.ts'

export const TrainingPage = observer(function TrainingPage() {
  const { t } = useTranslation()
  const shown = useCompanyStore(ShownTraining)
  const key = campaignKeyOf(useParams().trainingId)
  const back = {
    to: listAsLeft(
      useRoot().history,
      paths.trainings(),
      paths.activeTrainings(),
      paths.completedTrainings(),
      paths.draftTrainings(),
    ),
    label: t('trainings.back'),
  }
  const missing = { title: t('trainings.missing'), text: t('trainings.missingText') }
  if (key === undefined) return <MissingPage {...missing} back={back} />
  return <OneTraining key={key} training={shown.of(key)} back={back} missing={missing} />
})

type Props = { training: TrainingStore } & Pick<ComponentProps<typeof SubjectPage>, 'back' | 'missing'>

const OneTraining = observer(function OneTraining({ training, back, missing }: Props) {
  const navigate = useNavigate()
  const anonymous = isAnonymous(useCompany())
  const { isAdmin } = useCampaignCaller()
  const dialog = useOpenDialog()
  const { value } = training.info
  const isPackaged = isPackagedKey(training.key)
  const { primary, beside, menu } = useDetailActions(training, {
    open: dialog.open,
    onDeleted: () => void navigate(back.to),
  })
  useEffect(() => {
    void training.load()
    void training.loadLatest()
  }, [training])
  useRefresh(() => void training.follow())
  return (
    <SubjectPage
      of={training.info}
      missing={missing}
      title={value?.name}
      back={back}
      aside={
        <>
          <OtherTrainings training={training} />
          {value && <SteadyStatusBadge status={value.status} />}
        </>
      }
      summary={
        value ? (
          <TrainingSummary
            training={value}
            onBounced={anonymous ? undefined : () => dialog.open('bounced')}
          />
        ) : (
          !isPackaged && <ComingSummary hasButton={isAdmin} />
        )
      }
      primary={primary}
      actions={beside}
      menu={menu}
    >
      <Stack>
        {isPackaged ? (
          <PackagedFacts training={training} />
        ) : (
          <Beside style={{ alignItems: 'stretch' }}>
            {value ? (
              <FigureCards
                training={value}
                onPeople={anonymous ? undefined : (asked) => dialog.open('people', asked)}
              />
            ) : (
              <ComingFigures hasPeople={!anonymous} />
            )}
            <ProgressPanel training={training} />
          </Beside>
        )}
        <TrainingTabs training={training} onPeople={(listId) => dialog.open('people', { listId })} />
      </Stack>
      {value && <Dialogs training={training} value={value} dialog={dialog} />}
    </SubjectPage>
  )
})

asksFirst(TrainingPage, ({ stores, params }) => {
  const key = campaignKeyOf(params.trainingId)
  if (key === undefined) return
  const training = stores.of(ShownTraining).of(key)
  void training.load()
  void training.loadLatest()
})
