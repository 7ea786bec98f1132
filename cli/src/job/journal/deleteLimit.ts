import { exitCodes, Stop } from '../../io/exit.ts'
import { formatThousands } from '../../io/words.ts'

interface DeleteLimitTexts {
  describe(count: number): string
  emptyText: string
}

export function checkDeleteLimit(
  count: number,
  maxDelete: number,
  { describe, emptyText }: DeleteLimitTexts,
): Stop | undefined {
  if (count <= maxDelete) return undefined
  return new Stop(
    `${emptyText}: ${describe(count)} would be affected, more than the --max-delete limit of ${formatThousands(maxDelete)}.`,
    exitCodes.safetyLimit,
    `To continue anyway, add --max-delete ${count}`,
  )
}

export function enforceDeleteLimit(count: number, maxDelete: number, texts: DeleteLimitTexts): void {
  const stop = checkDeleteLimit(count, maxDelete, texts)
  if (stop) throw stop
}
