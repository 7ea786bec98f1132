import { getTrainingRowRefusals, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { useRefresh } from '../../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../../app/page/firstLoad.ts'
import { MissingPage } from '../../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../../app/page/SubjectPage.tsx'
import { paths } from '../../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../../app/root/RootContext.tsx'
import { parseCampaignKey, parseEmail } from '../../../../lib/addresses/pathId.ts'
import { useCampaignCaller } from '../../../../parts/campaigns/useCampaignCaller.ts'
import { AnonymousBanner } from '../../../../parts/people/AnonymousBanner.tsx'
import { BounceBanner } from '../../../../parts/people/bounces/BounceBanner.tsx'
import { useCorrectAddress } from '../../../../parts/people/bounces/useCorrectAddress.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { type TrainingStore, TrainingStoreCache } from '../TrainingStore.ts'
import { EmailLog } from './EmailLog.tsx'
import { UserLessons } from './LessonsOfUser.tsx'
import { TrainingUserStoreCache } from './TrainingUserStore.ts'
import { UserFacts } from './UserFacts.tsx'
import { useRemindEmployee } from './useRemindOne.tsx'

export const TrainingUserPage = observer(function TrainingUserPage() {
  const { t } = useTranslation()
  const { history } = useRoot()
  const trainings = useCompanyStore(TrainingStoreCache)
  const params = useParams()
  const key = parseCampaignKey(params.trainingId)
  const email = parseEmail(params.email)
  const missingTexts = { title: t('trainings.missing'), text: t('trainings.missingText') }
  if (key === undefined || email === undefined) {
    const backLink = { to: history.getLastLink(paths.trainings()), label: t('trainings.back') }
    return <MissingPage {...missingTexts} back={backLink} />
  }
  return (
    <TrainingUserDetail
      key={`${key} ${email}`}
      training={trainings.get(key)}
      email={email}
      missing={missingTexts}
    />
  )
})

type Props = { training: TrainingStore; email: string } & Pick<ComponentProps<typeof ResourcePage>, 'missing'>

const TrainingUserDetail = observer(function OneUser({ training, email, missing }: Props) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const caller = useCampaignCaller()
  const anonymous = isAnonymous(useCompany())
  const user = useCompanyStore(TrainingUserStoreCache).get(training.key, email)
  const { value } = training.info
  const { status, person } = user
  const refusals = value && getTrainingRowRefusals(value, caller)
  const showsLog = caller.isSuper && !anonymous
  const navigate = useNavigate()
  const { correct, dialog } = useCorrectAddress((correctedEmail) => {
    if (correctedEmail === email) void user.readAgain()
    else {
      const userPath = paths.trainingUser({ trainingId: training.key, email: correctedEmail })
      void navigate(userPath, { replace: true })
    }
  })
  const reminderActions = useRemindEmployee(user, refusals?.remindOne ?? null)
  useEffect(() => {
    void training.load()
    if (!anonymous) void user.load()
  }, [training, user, anonymous])
  useEffect(() => {
    if (showsLog) void user.loadLog()
  }, [user, showsLog])
  useRefresh(() => void user.follow())
  const exportName = useExportName()
  const makeFileName = (fileTitle: string) => exportName(value?.name ?? '', email, fileTitle)
  const name = person.value?.name || (person.value ? email : undefined)
  const isDeleted = training.info.failure?.kind === 'notFound'
  const backLink = isDeleted
    ? { to: history.getLastLink(paths.trainings()), label: t('trainings.back') }
    : {
        to: history.getLastLink(paths.trainingView({ trainingId: training.key })),
        label: value ? t('training.backTo', { name: value.name }) : t('training.backToTraining'),
      }
  if (anonymous) {
    return (
      <ResourcePage of={training.info} missing={missing} title={value?.name} back={backLink}>
        <AnonymousBanner />
      </ResourcePage>
    )
  }
  const { failure } = training.info
  return (
    <ResourcePage
      of={failure ? training.info : status}
      missing={failure ? missing : { ...missing, title: t('training.notInIt', { email }) }}
      title={name}
      back={backLink}
      summary={person.value && !person.value.name ? undefined : email}
      primary={
        value
          ? reminderActions.primary
          : { ...reminderActions.primary, hidden: !caller.isAdmin, pending: true }
      }
    >
      <Stack>
        {person.value && (
          <BounceBanner
            person={person.value}
            onCorrect={() => correct({ email })}
            onSent={() => void user.readAgain()}
          />
        )}
        <UserFacts status={status.value} />
        <UserLessons
          {...{ user, training }}
          fileName={makeFileName(t('training.lessons'))}
          rowMenu={reminderActions.ofLesson}
        />
        {showsLog && <EmailLog user={user} fileName={makeFileName(t('training.log.title'))} />}
      </Stack>
      {dialog}
    </ResourcePage>
  )
})

registerFirstLoad(TrainingUserPage, ({ company, stores, params }) => {
  const key = parseCampaignKey(params.trainingId)
  const email = parseEmail(params.email)
  if (key === undefined || email === undefined) return
  void stores.getStore(TrainingStoreCache).get(key).load()
  if (!isAnonymous(company)) void stores.getStore(TrainingUserStoreCache).get(key, email).load()
})
