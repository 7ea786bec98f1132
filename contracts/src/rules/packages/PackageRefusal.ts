export type PackageErrorCode =
  | 'notZip'
  | 'empty'
  | 'damaged'
  | 'encrypted'
  | 'unsafePath'
  | 'twice'
  | 'tooLarge'
  | 'noManifest'
  | 'wrongKind'
  | 'brokenXml'
  | 'entities'
  | 'noOrganization'
  | 'noLaunch'
  | 'outsideEntry'
  | 'missingEntry'
  | 'noIri'
  | 'sameId'
  | 'takenParameter'

export interface SourceLocation {
  file: string
  line?: number | undefined
}

export class PackageError extends Error {
  readonly code: PackageErrorCode
  readonly text: string
  readonly place: SourceLocation | undefined

  constructor(code: PackageErrorCode, text: string, place?: SourceLocation) {
    super(place ? `${formatLocation(place)}: ${text}` : text)
    this.code = code
    this.text = text
    this.place = place
  }
}

const formatLocation = ({ file, line }: SourceLocation): string =>
  line === undefined ? file : `${file}, line ${line}`
