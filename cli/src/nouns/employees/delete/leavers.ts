import { countLeavers, type LeaverCounts } from '@heed/contracts'
import { formatCount, formatThousands } from '../../../io/words.ts'

export function formatLeavers({ deleted, leaving, unknown }: LeaverCounts, isPlanned = false): string {
  if (unknown > 0) return `Employees not on any other list ${isPlanned ? 'will be' : 'were'} deleted.`
  const auxiliary = isPlanned ? 'will be ' : ''
  const deletedText = `${deleted === 0 ? 'No employees' : formatCount(deleted, 'employee')} ${auxiliary}deleted`
  const removedText = isPlanned ? 'will only be removed' : 'only removed'
  return leaving === 0
    ? `${deletedText}.`
    : `${deletedText}, ${formatThousands(leaving)} ${removedText} from lists.`
}

export const toLeaversDocument = ({ deleted, leaving, unknown }: LeaverCounts = countLeavers([])) => ({
  deleted,
  onlyLeftLists: leaving,
  outcomeUnknown: unknown,
})
