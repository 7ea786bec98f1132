import { foldCase } from '../../../entities/names.ts'
import { columnKey } from '../columns/columnKeys.ts'

type Sense = 'status' | 'left' | 'present'

const leftStems =
  'deleted|suspended|disabled|deactivated|terminated|archived|blocked|inactive|resigned|offboarded|left|leaver|inaktiv|ovirkur|hættur'
const around = '(?:is|has|account|user|employee|login)*'
const left = new RegExp(`^${around}(?:${leftStems})$`)
const present = new RegExp(`^${around}(?:enabled|active|employed|virkur|virk|aktiv|actif|activo)${around}$`)
const status = /(?:status|^state|accountstate|userstate|employmentstate|staða|statut|estado|stato)$/

function parseSense(heading: string): Sense | null {
  const key = columnKey(heading)
  if (left.test(key)) return 'left'
  if (present.test(key)) return 'present'
  return status.test(key) ? 'status' : null
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const goneWords = words(
  'deleted terminated deactivated suspended inactive disabled archived blocked left leaver former resigned retired offboarded deprovisioned removed dismissed hættur hætt ovirkur ovirk inaktiv geloscht gesperrt ausgeschieden deaktiviert slettet fratradt slutat inactif supprime desactive suspendu inactivo eliminado baja suspendido',
)
const presentWords = words('active enabled employed current present virkur virk aktiv actif activo')
const negations = words('not no non never ekki nicht kein ikke inte pas')
const yes = words('true 1 yes y x t on ja si oui sim tak')
const no = words('false 0 no n f off nei nein nej non')

function isGone(sense: Sense, value: string): boolean {
  const found =
    foldCase(value)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const [only = ''] = found
  const has = (some: ReadonlySet<string>) => found.some((word) => some.has(word))
  if (found.length === 1 && sense === 'left' && yes.has(only)) return true
  if (found.length === 1 && sense === 'present' && no.has(only)) return true
  if (found.length === 1 && sense === 'status' && only === 'false') return true
  if (!has(negations)) return has(goneWords)
  const isDenied = (at: number) => negations.has(found[at - 1] ?? '') || found[at - 1] === 'longer'
  return found.some((word, at) => presentWords.has(word) && isDenied(at))
}

export interface StatusMark {
  place: number
  value: string
}

export function createMarkReader(headings: readonly string[]): (cells: readonly string[]) => StatusMark[] {
  const columns = headings.flatMap((heading, place) => {
    const sense = parseSense(heading)
    return sense ? [{ place, sense }] : []
  })
  return (cells) =>
    columns.flatMap(({ place, sense }) => {
      const value = cells[place] ?? ''
      return isGone(sense, value) ? [{ place, value }] : []
    })
}

export const hasStatusColumn = (headings: readonly string[]): boolean =>
  headings.some((heading) => parseSense(heading) !== null)
