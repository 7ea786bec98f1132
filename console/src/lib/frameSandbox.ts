/**
 * What a page in a frame may do, as little as lessons and packages need: run, and send forms. One from elsewhere keeps
 * its own origin, for packages find their frames and their storage by it; one from our own loses it, or it could take
 * its sandbox away and read what the console keeps.
 */
export function frameSandbox(src: string, here: URL): string {
  const { protocol, origin } = new URL(src, here)
  const isElsewhere = /^https?:$/.test(protocol) && origin !== here.origin
  return isElsewhere ? 'allow-scripts allow-forms allow-same-origin' : 'allow-scripts allow-forms'
}
