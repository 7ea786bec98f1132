import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { refuseExisting } from '../export/exportFirst.ts'
import type { ImportOptions } from './job.ts'

export function checkImportOptions(context: Context, options: ImportOptions): void {
  if (options.removeObsolete && !options.yes && !options.dryRun && !context.streams.mayAsk) {
    throw new Stop(
      "Can't prompt without a terminal.",
      exitCodes.usage,
      'Add --yes, or check first with --dry-run.',
    )
  }
  refuseExisting(options.exportRemoved, '--export-removed')
  if (options.exportRemoved !== undefined && !options.removeObsolete) {
    throw new Stop(
      '--export-removed only works with --remove-obsolete.',
      exitCodes.usage,
      'Add --remove-obsolete, or leave out --export-removed.',
    )
  }
  if (options.prepare !== undefined && !options.dryRun) {
    throw new Stop(
      '--prepare only works with --dry-run.',
      exitCodes.usage,
      'Add --dry-run, or leave out --prepare.',
    )
  }
  if (options.resume && options.dryRun) {
    throw new Stop("A dry run can't be resumed.", exitCodes.usage, 'Leave out --dry-run or --resume.')
  }
}
