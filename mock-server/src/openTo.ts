import type { Site } from './server/Site.ts'

/** Anyone who reaches the controls can sign in as anyone. */
export const openTo = (host: string, { isLoopback, deskKey, address }: Site): string | undefined =>
  isLoopback
    ? undefined
    : `
Warning: other machines reach this server (--host ${host}).
  The controls below /_mock ask for this key, as password: ${deskKey}
  Links in mails lead to ${address}/; --origin says otherwise.`
