/**
 * Frames run scripts and send forms only. Our own pages lose their origin, or they could drop the sandbox and read
 * the console's storage; others keep theirs, by which packages find frames and storage.
 */
export function frameSandbox(src: string, here: URL): string {
  const { protocol, origin } = new URL(src, here)
  const isElsewhere = /^https?:$/.test(protocol) && origin !== here.origin
  return isElsewhere ? 'allow-scripts allow-forms allow-same-origin' : 'allow-scripts allow-forms'
}
