import { useNarrow } from '../../ui/useNarrow.ts'

/** The frame of a package in pixels (S2 section 7). */
export const packageFrame = { width: 800, height: 600 }

/** Its width by its height; on a phone as high as its buttons need. */
export const usePackageRatio = (): number =>
  useNarrow('sm') ? 3 / 4 : packageFrame.width / packageFrame.height
