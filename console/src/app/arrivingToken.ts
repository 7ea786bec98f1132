import { matchPath } from 'react-router'
import { paths } from './paths.ts'

/** The access token that a path of the console signs in with. */
export const arrivingToken = (path: string): string | undefined =>
  matchPath(paths.tokenSignIn.pattern, path)?.params.token
