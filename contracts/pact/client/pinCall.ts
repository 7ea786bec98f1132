import { type Client, createClient, fetchTransport } from '../../src/index.ts'
import { areaOf, type Interaction } from '../interaction.ts'
import { pactFor } from '../pin.ts'

/** Pins a call that no screen and no command makes: the test makes it with the typed client, signed in as the interaction says. */
export function pinCall(interaction: Interaction, test: (client: Client) => Promise<unknown>): Promise<void> {
  const signedOut = interaction.as === 'nobody'
  return pactFor('heed-client', areaOf(interaction.operation)).interaction(interaction, ({ url, token }) =>
    test(
      createClient({
        baseUrl: url,
        fileUrl: url,
        transport: fetchTransport(fetch),
        identity: () => ({
          accountDomain: 'console.example.is',
          clientLocation: 'https://console.example.is/',
          token: signedOut ? undefined : token,
        }),
        requestId: () => crypto.randomUUID(),
      }),
    ),
  )
}
