export type RefusalCode =
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

export class PackageRefusal extends Error {
  readonly code: RefusalCode
  readonly text: string
  readonly place: Place | undefined

  constructor(code: RefusalCode, text: string, place?: Place) {
    super(place ? `${formatPlace(place)}: ${text}` : text)
    this.code = code
    this.text = text
    this.place = place
  }
}

const formatPlace = ({ file, line }: Place): string => (line === undefined ? file : `${file}, line ${line}`)
