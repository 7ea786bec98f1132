import type { ScormInfo } from '@heed/contracts'

export const buildPackageUrl = ({ url, actor, endpoint, auth }: ScormInfo): string =>
  `${url}?${new URLSearchParams({ actor, endpoint, auth })}`
