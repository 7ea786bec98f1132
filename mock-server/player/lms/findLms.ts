import type { PackageFormat } from '@heed/contracts'
import { Cmi5 } from './Cmi5.ts'
import type { Lms } from './Lms.ts'
import { Scorm } from './Scorm.ts'
import { scorm12 } from './scorm12.ts'
import { scorm2004 } from './scorm2004.ts'

const finders: Readonly<Record<PackageFormat, () => Lms | undefined>> = {
  scorm12: () => Scorm.find(scorm12),
  scorm2004: () => Scorm.find(scorm2004),
  cmi5: () => Cmi5.find(),
}

export const findLms = (format: PackageFormat): Lms | undefined => finders[format]()
