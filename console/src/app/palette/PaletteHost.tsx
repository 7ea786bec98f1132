import { observer } from 'mobx-react-lite'
import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'
import { useRoot } from '../root/RootContext.tsx'
import { PaletteStore } from './PaletteStore.ts'
import { useShortcuts } from './useShortcuts.ts'

export type PaletteProps = { open: boolean; onClose: () => void }

const isShown = ({ open }: PaletteProps) => open

const Palette = late<PaletteProps>(
  async () => {
    const [{ Palette: Dialog }] = await Promise.all([import('./Palette.tsx'), loadTexts('palette')])
    return Dialog
  },
  { isShown, often: true },
)
const Keys = late<PaletteProps>(
  async () => {
    const [{ Keys: Dialog }] = await Promise.all([import('./Keys.tsx'), loadTexts('palette')])
    return Dialog
  },
  { isShown },
)

export const PaletteHost = observer(function PaletteHost() {
  const palette = useRoot().area(PaletteStore)
  useShortcuts()
  return (
    <>
      <Palette open={palette.open === 'find'} onClose={palette.close} />
      <Keys open={palette.open === 'keys'} onClose={palette.close} />
    </>
  )
})
