import type { Site } from './server/worlds/Site.ts'

/** Anyone who can reach the desk's controls can sign in as any person. */
export const formatHostWarning = (
  host: string,
  { isLoopback, deskKey, address }: Site,
): string | undefined =>
  isLoopback
    ? undefined
    : `
Warning: other machines can reach this server (--host ${host}).
  The controls under /_mock require this key as the password: ${deskKey}
  Links in emails lead to ${address}/; change this with --origin.`
