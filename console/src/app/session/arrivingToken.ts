import { matchPath } from 'react-router'
import { safeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { paths } from '../paths.ts'

export const arrivingToken = (path: string): string | undefined =>
  matchPath(paths.tokenSignIn.pattern, path)?.params.token

export function linkOfArrival(path: string, search: string): string {
  if (arrivingToken(path) === undefined) return path + search
  return safeRedirect(new URLSearchParams(search).get('redirect'))
}
