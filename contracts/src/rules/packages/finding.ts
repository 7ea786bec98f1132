import type { Place, RefusalCode } from './PackageRefusal.ts'

type Mend = 'ampersand' | 'encoding' | 'folder' | 'backslashes'

export interface Finding {
  kind: RefusalCode | Mend
  text: string
  place: Place | undefined
  isRefused: boolean
  isMendable: boolean
}
