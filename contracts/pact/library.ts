// The native core sends telemetry unless this variable is set before the core loads.
process.env.PACT_DO_NOT_TRACK = 'true'

// Imports only the consumer's half, because loading the whole package takes three times as long in every
// test file.
export const { MatchersV3, PactV3 } = await import('@pact-foundation/pact/src/v3/index.js')

export type { V3Request, V3Response } from '@pact-foundation/pact/src/v3/index.js'

export const loadVerifier = async () => (await import('@pact-foundation/pact')).Verifier
