import type { Site } from './server/Site.ts'

/** What start-up says where other machines reach this one: whoever reaches the controls may sign in as anybody. */
export const openTo = (host: string, { isLoopback, deskKey, address }: Site): string | undefined =>
  isLoopback
    ? undefined
    : `
Warning: other machines reach this server (--host ${host}).
  The controls below /_mock ask for this key, as password: ${deskKey}
  Links in mails lead to ${address}/; --origin says otherwise.`
