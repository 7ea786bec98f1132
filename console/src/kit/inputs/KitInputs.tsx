import { KitChoices } from './KitChoices.tsx'
import { KitColors } from './KitColors.tsx'
import { KitDates } from './KitDates.tsx'
import { KitOrder } from './KitOrder.tsx'
import { KitQuantities } from './KitQuantities.tsx'
import { KitRichText } from './KitRichText.tsx'

export function KitInputs() {
  return (
    <>
      <KitChoices />
      <KitQuantities />
      <KitDates />
      <KitColors />
      <KitOrder />
      <KitRichText />
    </>
  )
}
