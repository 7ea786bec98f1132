/**
 * Frames may only run scripts and send forms. Our own pages lose their origin: otherwise they could leave the sandbox
 * and read the console's storage. Foreign pages keep their origin, which packages need for their frames and storage.
 */
export function frameSandbox(src: string, here: URL): string {
  const { protocol, origin } = new URL(src, here)
  const isElsewhere = /^https?:$/.test(protocol) && origin !== here.origin
  return isElsewhere ? 'allow-scripts allow-forms allow-same-origin' : 'allow-scripts allow-forms'
}
