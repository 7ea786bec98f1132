// The native core sends telemetry unless this is set before it loads.
process.env.PACT_DO_NOT_TRACK = 'true'

// Only the consumer's half: the whole package loads three times slower, in every test file.
export const { MatchersV3, PactV3 } = await import('@pact-foundation/pact/src/v3/index.js')

export type { V3Request, V3Response } from '@pact-foundation/pact/src/v3/index.js'

export const loadVerifier = async () => (await import('@pact-foundation/pact')).Verifier
