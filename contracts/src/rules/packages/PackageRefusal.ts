/** Every way in which a package can be refused; the text of each names the place. */
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
  /** Path inside the zip. */
  file: string
  /** Counted from 1. */
  line?: number | undefined
}

/** Thrown for a package that cannot be taken; the message is for the person who made the zip. */
export class PackageRefusal extends Error {
  readonly code: RefusalCode
  /** The message without its place. */
  readonly text: string
  readonly place: Place | undefined

  constructor(code: RefusalCode, text: string, place?: Place) {
    super(place ? `${shown(place)}: ${text}` : text)
    this.code = code
    this.text = text
    this.place = place
  }
}

const shown = ({ file, line }: Place): string => (line === undefined ? file : `${file}, line ${line}`)
