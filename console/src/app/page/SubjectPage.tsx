import ErrorOutlined from 'virtual:icon/ErrorOutlined'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type Failure, isRecoverable } from '../../lib/requests/failure.ts'
import type { Resource } from '../../lib/requests/Resource.ts'
import type { Action } from '../../ui/buttons/action.ts'
import { SpacedBanner } from '../../ui/notices/SpacedBanner.tsx'
import { StateScreen } from '../../ui/states/StateScreen.tsx'
import { useTitle } from '../root/RootContext.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { type BackLink, MissingPage } from './MissingPage.tsx'
import { Page, type PageProps } from './Page.tsx'

type PageResource = Pick<Resource<unknown>, 'value' | 'loading' | 'failure' | 'reload'>

type ResourcePageProps = PageProps & {
  /** Undefined if the subject wasn't found. */
  of: PageResource | undefined
  back: BackLink
  missing: { title: string; text: string }
}

/** Renders content with skeletons immediately, so that all calls run in parallel. */
export function ResourcePage({ of, ...page }: ResourcePageProps) {
  return of ? <ResourceState of={of} {...page} /> : <MissingPage {...page.missing} back={page.back} />
}

type ResourceStateProps = Omit<ResourcePageProps, 'of'> & { of: PageResource }

const ResourceState = observer(function ResourceState({ of, missing, ...page }: ResourceStateProps) {
  const { t } = useTranslation()
  const { title, back, children } = page
  useTitle(title)
  const { value, loading, failure } = of
  const retryAction: Action = {
    key: 'retry',
    label: t('ui.tryAgain'),
    busy: loading,
    onRun: () => void of.reload(),
  }
  if (failure && !(value !== undefined && isRecoverable(failure))) {
    return <LoadFailure {...{ failure, missing, back, retry: retryAction }} />
  }
  return (
    <Page {...page}>
      {failure && (
        <SpacedBanner tone="warning" action={retryAction}>
          {t('ui.outdated', { reason: failure.text })}
        </SpacedBanner>
      )}
      {children}
    </Page>
  )
})

type FailedProps = Pick<ResourcePageProps, 'missing' | 'back'> & { failure: Failure; retry: Action }

function LoadFailure({ failure, missing, back, retry }: FailedProps) {
  const { t } = useTranslation()
  const backAction = { key: 'back', ...back }
  switch (failure.kind) {
    case 'unauthorized':
      // The guard redirects to the sign-in page.
      return null
    case 'notFound':
      return <MissingPage title={missing.title} text={getReason(failure, missing)} back={back} />
    case 'forbidden':
      return <AccessDenied action={backAction} />
    default:
      return (
        <StateScreen
          icon={<ErrorOutlined />}
          title={t('ui.notLoaded')}
          text={
            <>
              <div>{failure.text}</div>
              {isRecoverable(failure) && t('ui.notLoadedHelp')}
            </>
          }
          action={backAction}
          primary={isRecoverable(failure) ? retry : undefined}
        />
      )
  }
}

const getReason = ({ text }: Failure, missing: ResourcePageProps['missing']): string =>
  text === '' || text === missing.title ? missing.text : text
