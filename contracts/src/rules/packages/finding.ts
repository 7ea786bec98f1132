import type { PackageErrorCode, SourceLocation } from './PackageRefusal.ts'

type RepairKind = 'ampersand' | 'encoding' | 'folder' | 'backslashes'

export interface Finding {
  kind: PackageErrorCode | RepairKind
  text: string
  place: SourceLocation | undefined
  isRefused: boolean
  isMendable: boolean
}
