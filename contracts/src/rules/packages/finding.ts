import type { PackageErrorCode, Place } from './PackageRefusal.ts'

type RepairKind = 'ampersand' | 'encoding' | 'folder' | 'backslashes'

export interface Finding {
  kind: PackageErrorCode | RepairKind
  text: string
  place: Place | undefined
  isRefused: boolean
  isMendable: boolean
}
