import { type Company, createTextFilter, listMenuTabs, type PartnerAccount } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { screens } from '../../screens.ts'
import { ACTION_PARAM } from '../page/useActionParam.ts'
import { withQuery } from '../paths.ts'
import type { RootStore } from '../root/RootStore.ts'
import { buildAccountMenu } from '../screens/menu.ts'
import type { Screen } from '../screens/screen.ts'
import { addTrailingSlash } from '../screens/slashForm.ts'
import type { Audience } from '../session/sessionTypes.ts'

const getAccounts = ({ user }: RootStore['session']) => user?.superForAccounts ?? []

export interface Place {
  key: string
  title: ParseKeys
  detail?: string
  to: string
}

/** False for locked pages and for public pages without palette actions. */
export function isScreenAccessible(
  { session, branding }: RootStore,
  { who, when, section, account, does }: Screen,
  company = session.company,
): boolean {
  if (who === 'public') return does !== undefined
  if (who === 'guest' || !session.isAtLeast(who, company)) return false
  if (account) return getAccounts(session).length > 0
  if (isCompanyIndependent(who)) return true
  if (!company || !branding.value) return false
  const tab = listMenuTabs(company, branding.value).find(({ code }) => code === section)
  return (when?.(company) ?? 'open') === 'open' && (tab?.enabled ?? true)
}

const isCompanyIndependent = (audience: Audience) => audience === 'user' || audience === 'super'

function listAccessibleScreens(root: RootStore, company?: Company): Screen[] {
  const accessibleScreens = screens.filter(
    (screen) => !screen.path.includes(':') && !screen.account && isScreenAccessible(root, screen, company),
  )
  const firstByTitle = new Map(accessibleScreens.toReversed().map((screen) => [screen.title, screen]))
  return accessibleScreens.filter((screen) => firstByTitle.get(screen.title) === screen)
}

const toPlace = ({ path, title, does }: Screen): Place => ({
  key: path,
  title: does ?? title,
  to: addTrailingSlash({ pathname: path, search: '' }) ?? path,
})

export function selectPlaces(root: RootStore): Place[] {
  const ownPlaces = listAccessibleScreens(root).flatMap((screen) => {
    const place = toPlace(screen)
    const allowedOffers =
      screen.offers?.filter(({ may: isAllowed }) => isAllowed?.(root.session) ?? true) ?? []
    return [
      place,
      ...allowedOffers.map(({ key, title }) => ({
        title,
        key: `${place.key} ${key}`,
        to: withQuery(place.to, { [ACTION_PARAM]: key }),
      })),
    ]
  })
  return [...ownPlaces, ...getAccounts(root.session).flatMap(listAccountPlaces)]
}

export const selectCompanyPlaces = (root: RootStore, company: Company): Place[] =>
  listAccessibleScreens(root, company)
    .filter(({ who }) => who !== 'public' && !isCompanyIndependent(who))
    .map(toPlace)

const listAccountPlaces = (account: PartnerAccount): Place[] =>
  buildAccountMenu(account).map(({ title, to }) => ({ key: to, title, detail: account.name, to }))

export const getSection = ({ title }: Pick<Place, 'title'>): string => title.split('.')[0] ?? title

export const getSections = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map(getSection))

export const createNameFilter =
  (text: string) =>
  (name: string): boolean =>
    createTextFilter(text.trim())(name)
