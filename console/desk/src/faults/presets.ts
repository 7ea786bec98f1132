import { cardTexts } from '@heed/contracts'

export type FaultStep = Readonly<Record<string, unknown>>

const paymentRefusal = { status: 409, body: { error: { code: 'payment', description: cardTexts.refused } } }

export const faultPresets = [
  { key: 'slowOffice', steps: [{ latency: 800, jitter: 1200 }] },
  {
    key: 'flakyTrain',
    steps: [
      { chance: 0.25, reset: 'before' },
      { chance: 0.4, latency: 1500, jitter: 3000 },
      { on: 'websocket', event: 'connect', chance: 0.5, reset: true },
    ],
  },
  { key: 'apiDown', steps: [{ status: 503, body: { message: 'The platform is being deployed' } }] },
  {
    key: 'paymentRefused',
    steps: [
      { operation: 'subscriptions.create', ...paymentRefusal },
      { operation: 'subscriptions.update', ...paymentRefusal },
    ],
  },
] as const satisfies readonly { key: string; steps: readonly FaultStep[] }[]
