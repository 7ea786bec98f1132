import { useIsNarrow } from '../../ui/useNarrow.ts'

/** Size in px (S2 section 7). */
export const packageFrameSize = { width: 800, height: 600 }

export const usePackageRatio = (): number =>
  useIsNarrow('sm') ? 3 / 4 : packageFrameSize.width / packageFrameSize.height
