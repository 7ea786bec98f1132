import { matchPath } from 'react-router'
import { safeRedirect } from '../lib/safeRedirect.ts'
import { paths } from './paths.ts'

/** The access token that a path of the console signs in with. */
export const arrivingToken = (path: string): string | undefined =>
  matchPath(paths.tokenSignIn.pattern, path)?.params.token

/** The link that somebody ends at: where a token is in the address, the one that it leads on to. */
export function linkOfArrival(path: string, search: string): string {
  if (arrivingToken(path) === undefined) return path + search
  return safeRedirect(new URLSearchParams(search).get('redirect'))
}
