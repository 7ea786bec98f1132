import type { ScormInfo } from '@heed/contracts'

/** The page that plays a package, with who looks at it and where it reports (S2 section 7). */
export const packageAddress = ({ url, actor, endpoint, auth }: ScormInfo): string =>
  `${url}?${new URLSearchParams({ actor, endpoint, auth })}`
