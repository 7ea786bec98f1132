import { matchPath } from 'react-router'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { paths } from '../paths.ts'

export const parseSignInToken = (path: string): string | undefined =>
  matchPath(paths.tokenSignIn.pattern, path)?.params.token

export function getArrivalLink(path: string, search: string): string {
  if (parseSignInToken(path) === undefined) return path + search
  return sanitizeRedirect(new URLSearchParams(search).get('redirect'))
}
