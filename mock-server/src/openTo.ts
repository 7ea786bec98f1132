import type { Site } from './server/Site.ts'

/** Anyone who reaches the controls can sign in as anyone. */
export const openTo = (host: string, { isLoopback, deskKey, address }: Site): string | undefined =>
  isLoopback
    ? undefined
    : `
Warning: other machines can reach this server (--host ${host}).
  The controls under /_mock require this key as the password: ${deskKey}
  Links in emails lead to ${address}/; change this with --origin.`
