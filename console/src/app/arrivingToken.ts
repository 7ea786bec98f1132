import { matchPath } from 'react-router'
import { paths } from './paths.ts'

/** The access token that an address of the console signs in with. */
export function arrivingToken(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/)
  return matchPath(paths.tokenSignIn.pattern, path)?.params.token
}
