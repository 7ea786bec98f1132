import type { ResourceContent } from '@heed/contracts'
import { MaterialPreview } from '../../../parts/materials/dialogs.ts'

type Props = {
  item: ResourceContent
  /** The language that is looked for. */
  language: string | undefined
  onClose: () => void
}

/** The preview of an item of the library, by what it is (S2 section 2.4). */
export function OpenItem({ item, ...preview }: Props) {
  if (item.type === 'material') return <MaterialPreview material={item} {...preview} />
  return null
}
