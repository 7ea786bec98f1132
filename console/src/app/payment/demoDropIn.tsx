import { createRoot } from 'react-dom/client'
import { InheritedTheme } from '../../ui/theme/InheritedTheme.tsx'
import { DemoCard } from './DemoCard.ts'
import { DemoCardForm } from './DemoCardForm.tsx'
import type { PaymentDropIn } from './PaymentDropIn.ts'

export const demoDropIn: PaymentDropIn = {
  show: async (container) => {
    const card = new DemoCard()
    const fields = createRoot(container)
    fields.render(
      <InheritedTheme>
        <DemoCardForm card={card} />
      </InheritedTheme>,
    )
    return {
      nonce: (payment) => card.nonce(payment),
      tearDown: async () => {
        card.settle(false)
        fields.unmount()
      },
    }
  },
}
