import type { CampaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { isPackagedKey, parseCampaignKey } from '../../../lib/addresses/pathId.ts'
import type { Resource } from '../../../lib/requests/Resource.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import type { CampaignKindConfig } from '../CampaignKindConfig.ts'
import { FixedWidthStatusBadge } from '../status/CampaignStatusBadge.tsx'
import { useCampaignCaller } from '../useCampaignCaller.ts'
import { useListBackPath } from '../useListBack.ts'

export type CampaignPlace = Pick<ComponentProps<typeof ResourcePage>, 'back' | 'missing'>

type CampaignFromAddressProps = {
  kind: CampaignKindConfig<never>
  children: (key: string, place: CampaignPlace) => ReactNode
}

/** Renders its children with the key from the URL, if the key is valid. */
export const CampaignFromUrl = observer(function CampaignFromUrl({
  kind,
  children,
}: CampaignFromAddressProps) {
  const { t } = useTranslation()
  const key = parseCampaignKey(useParams()[kind.idName])
  const place = {
    back: { to: useListBackPath(kind.tabs), label: t(kind.backText) },
    missing: { title: t(kind.missingTexts.title), text: t(kind.missingTexts.text) },
  }
  return key === undefined ? <MissingPage {...place.missing} back={place.back} /> : children(key, place)
})

export type DetailActions = {
  primary: Action | undefined
  beside: readonly Action[]
  menu: readonly Action[]
}

type Props<Value> = CampaignPlace & {
  campaign: { key: string; info: Resource<Value> }
  actions: DetailActions
  aside?: ReactNode
  summary: (value: Value) => ReactNode
  renderPlaceholder: (hasButton: boolean) => ReactNode
  children: ReactNode
}

export const CampaignPage = observer(function CampaignPage<
  Value extends { name: string; status: CampaignStatus },
>({ campaign, actions, aside, summary, renderPlaceholder, children, ...place }: Props<Value>) {
  const { isAdmin } = useCampaignCaller()
  const { value } = campaign.info
  return (
    <ResourcePage
      {...place}
      of={campaign.info}
      title={value?.name}
      aside={
        <>
          {aside}
          {value && <FixedWidthStatusBadge status={value.status} />}
        </>
      }
      summary={value ? summary(value) : !isPackagedKey(campaign.key) && renderPlaceholder(isAdmin)}
      primary={actions.primary}
      actions={actions.beside}
      menu={actions.menu}
    >
      {children}
    </ResourcePage>
  )
})
