import { type ControlCall, controlLines } from '@heed/contracts/controls'

/** The `heed` line of a control, for a dialog that folds one line. */
export const lineOf = (address: string, call: ControlCall): string => controlLines(address, call).heed
