// The native core reports its use to its makers unless told otherwise before it is loaded.
process.env.PACT_DO_NOT_TRACK = 'true'

// The consumer's half only: the whole package takes three times as long to load, in every test file.
export const { MatchersV3, PactV3 } = await import('@pact-foundation/pact/src/v3/index.js')

export type { V3Request, V3Response } from '@pact-foundation/pact/src/v3/index.js'

/** The provider's half, loaded when it is asked for. */
export const loadVerifier = async () => (await import('@pact-foundation/pact')).Verifier
