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

export interface Place {
  file: string
  line?: number | undefined
}

export class PackageError extends Error {
  readonly code: PackageErrorCode
  readonly text: string
  readonly place: Place | undefined

  constructor(code: PackageErrorCode, text: string, place?: Place) {
    super(place ? `${formatPlace(place)}: ${text}` : text)
    this.code = code
    this.text = text
    this.place = place
  }
}

const formatPlace = ({ file, line }: Place): string => (line === undefined ? file : `${file}, line ${line}`)
