import { type Company, createTextFilter, menuTabs, type PartnerAccount } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { screens } from '../../screens.ts'
import { ACTION_PARAM } from '../page/useActionParam.ts'
import { withQuery } from '../paths.ts'
import type { RootStore } from '../root/RootStore.ts'
import { accountMenu } from '../screens/menu.ts'
import type { Screen } from '../screens/screen.ts'
import { toSlashForm } from '../screens/slashForm.ts'
import type { Who } from '../session/sessionTypes.ts'

const getAccounts = ({ user }: RootStore['session']) => user?.superForAccounts ?? []

export interface Place {
  key: string
  title: ParseKeys
  detail?: string
  to: string
}

/** False for locked pages and for public pages without palette actions. */
export function isOpenTo(
  { session, branding }: RootStore,
  { who, when, section, account, does }: Screen,
  company = session.company,
): boolean {
  if (who === 'public') return does !== undefined
  if (who === 'guest' || !session.isAtLeast(who, company)) return false
  if (account) return getAccounts(session).length > 0
  if (isOfNoCompany(who)) return true
  if (!company || !branding.value) return false
  const tab = menuTabs(company, branding.value).find(({ code }) => code === section)
  return (when?.(company) ?? 'open') === 'open' && (tab?.enabled ?? true)
}

const isOfNoCompany = (who: Who) => who === 'user' || who === 'super'

function openScreens(root: RootStore, company?: Company): Screen[] {
  const open = screens.filter(
    (screen) => !screen.path.includes(':') && !screen.account && isOpenTo(root, screen, company),
  )
  const firsts = new Map(open.toReversed().map((screen) => [screen.title, screen]))
  return open.filter((screen) => firsts.get(screen.title) === screen)
}

const toPlace = ({ path, title, does }: Screen): Place => ({
  key: path,
  title: does ?? title,
  to: toSlashForm({ pathname: path, search: '' }) ?? path,
})

export function selectPlaces(root: RootStore): Place[] {
  const own = openScreens(root).flatMap((screen) => {
    const place = toPlace(screen)
    const offers = screen.offers?.filter(({ may }) => may?.(root.session) ?? true) ?? []
    return [
      place,
      ...offers.map(({ key, title }) => ({
        title,
        key: `${place.key} ${key}`,
        to: withQuery(place.to, { [ACTION_PARAM]: key }),
      })),
    ]
  })
  return [...own, ...getAccounts(root.session).flatMap(placesOfAccount)]
}

export const selectCompanyPlaces = (root: RootStore, company: Company): Place[] =>
  openScreens(root, company)
    .filter(({ who }) => who !== 'public' && !isOfNoCompany(who))
    .map(toPlace)

const placesOfAccount = (account: PartnerAccount): Place[] =>
  accountMenu(account).map(({ title, to }) => ({ key: to, title, detail: account.name, to }))

export const getSection = ({ title }: Pick<Place, 'title'>): string => title.split('.')[0] ?? title

export const getSections = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map(getSection))

export const createNameFilter =
  (text: string) =>
  (name: string): boolean =>
    createTextFilter(text.trim())(name)
