import { foldCase } from '../../../entities/names.ts'
import { toColumnKey } from '../columns/columnKeys.ts'

type ColumnMeaning = 'status' | 'left' | 'present'

const departedStems =
  'deleted|suspended|disabled|deactivated|terminated|archived|blocked|inactive|resigned|offboarded|left|leaver|blocksignin(?:required)?|inaktiv|ovirkur|hættur'
const surroundingWords = '(?:is|has|account|user|employee|login)*'
const departedPattern = new RegExp(`^${surroundingWords}(?:${departedStems})$`)
const presentPattern = new RegExp(
  `^${surroundingWords}(?:enabled|active|employed|virkur|virk|aktiv|actif|activo)${surroundingWords}$`,
)
const statusPattern = /(?:status|^state|accountstate|userstate|employmentstate|staða|statut|estado|stato)$/

function parseMeaning(heading: string): ColumnMeaning | null {
  const key = toColumnKey(heading)
  if (departedPattern.test(key)) return 'left'
  if (presentPattern.test(key)) return 'present'
  return statusPattern.test(key) ? 'status' : null
}

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const departedWords = toWordSet(
  'deleted tobedeleted terminated deactivated suspended inactive disabled archived blocked left leaver former resigned retired offboarded deprovisioned removed dismissed hættur hætt ovirkur ovirk inaktiv geloscht gesperrt ausgeschieden deaktiviert slettet fratradt slutat inactif supprime desactive suspendu inactivo eliminado baja suspendido',
)
const presentWords = toWordSet('active enabled employed current present virkur virk aktiv actif activo')
const negations = toWordSet('not no non never ekki nicht kein ikke inte pas')
const affirmativeWords = toWordSet('true 1 yes y x t on ja si oui sim tak')
const negativeWords = toWordSet('false 0 no n f off nei nein nej non')

function hasDeparted(sense: ColumnMeaning, value: string): boolean {
  const foundWords =
    foldCase(value)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const [onlyWord = ''] = foundWords
  const includesAny = (wordSet: ReadonlySet<string>) => foundWords.some((word) => wordSet.has(word))
  if (foundWords.length === 1 && sense === 'left' && affirmativeWords.has(onlyWord)) return true
  if (foundWords.length === 1 && sense === 'present' && negativeWords.has(onlyWord)) return true
  if (foundWords.length === 1 && sense === 'status' && onlyWord === 'false') return true
  if (!includesAny(negations)) return includesAny(departedWords)
  const isDenied = (index: number) =>
    negations.has(foundWords[index - 1] ?? '') || foundWords[index - 1] === 'longer'
  return foundWords.some((word, index) => presentWords.has(word) && isDenied(index))
}

export interface StatusCell {
  place: number
  value: string
}

export function createStatusReader(headings: readonly string[]): (cells: readonly string[]) => StatusCell[] {
  const columns = headings.flatMap((heading, column) => {
    const sense = parseMeaning(heading)
    return sense ? [{ place: column, sense }] : []
  })
  return (cells) =>
    columns.flatMap(({ place, sense }) => {
      const value = cells[place] ?? ''
      return hasDeparted(sense, value) ? [{ place, value }] : []
    })
}

export const hasStatusColumn = (headings: readonly string[]): boolean =>
  headings.some((heading) => parseMeaning(heading) !== null)
