import { containing, menuTabs, type PartnerAccount } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { loadTexts } from '../../lib/texts.ts'
import { withQuery } from '../paths.ts'
import type { RootStore } from '../RootStore.ts'
import type { Screen } from '../screen.ts'
import { screens } from '../screens.ts'
import { accountMenu } from '../shell/menu.ts'
import { slashForm } from '../slashForm.ts'
import { ASKED } from '../useAsked.ts'

const accountsOf = ({ user }: RootStore['session']) => user?.superForAccounts ?? []

/** A screen that one may open from anywhere. */
export interface Place {
  key: string
  /** Key of its name, or of what one does there. */
  title: ParseKeys
  /** Whose it is, where one may have several. */
  detail?: string
  to: string
}

/**
 * Whether somebody finds the screen itself there, and not why it is closed; public ones are ways in, but for those that say
 * what one does there. For observers.
 */
export function isOpenTo(
  { session, branding }: RootStore,
  { who, when, section, account, does }: Screen,
): boolean {
  const { company } = session
  if (who === 'public') return does !== undefined
  if (who === 'guest' || !session.isAtLeast(who)) return false
  if (account) return accountsOf(session).length > 0
  if (who === 'user' || who === 'super') return true
  if (!company || !branding.value) return false
  const tab = menuTabs(company, branding.value).find(({ code }) => code === section)
  return (when?.(company) ?? 'open') === 'open' && (tab?.enabled ?? true)
}

/** Each screen once that needs nothing else to be named; what the tabs of a page list is found by the page. */
export function placesOf(root: RootStore): Place[] {
  const open = screens.filter(
    (screen) => !screen.path.includes(':') && !screen.account && isOpenTo(root, screen),
  )
  const firsts = new Map(open.toReversed().map((screen) => [screen.title, screen]))
  const own = open
    .filter((screen) => firsts.get(screen.title) === screen)
    .flatMap(({ path, title, does, offers = [] }) => {
      const to = slashForm({ pathname: path, search: '' }) ?? path
      return [
        { key: path, title: does ?? title, to },
        ...offers
          .filter(({ may }) => may?.(root.session) ?? true)
          .map((offer) => ({
            title: offer.title,
            key: `${path} ${offer.key}`,
            to: withQuery(to, { [ASKED]: offer.key }),
          })),
      ]
    })
  return [...own, ...accountsOf(root.session).flatMap(placesOfAccount)]
}

const placesOfAccount = (account: PartnerAccount): Place[] =>
  accountMenu(account).map(({ title, to }) => ({ key: to, title, detail: account.name, to }))

/** The names of screens stand in the texts of their areas. */
export const loadTitles = (places: readonly Place[]): Promise<unknown> =>
  loadTexts(...new Set(places.map(({ title }) => title.split('.')[0] ?? title)))

export const named =
  (text: string) =>
  (name: string): boolean =>
    containing(text.trim())(name)
