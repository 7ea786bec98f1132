import type { Place, RefusalCode } from './PackageRefusal.ts'

type RepairKind = 'ampersand' | 'encoding' | 'folder' | 'backslashes'

export interface Finding {
  kind: RefusalCode | RepairKind
  text: string
  place: Place | undefined
  isRefused: boolean
  isMendable: boolean
}
