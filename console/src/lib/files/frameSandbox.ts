/**
 * Frames may only run scripts and send forms. Our own pages lose their origin: otherwise they could leave the sandbox
 * and read the console's storage. Foreign pages keep their origin, which packages need for their frames and storage.
 */
export function getFrameSandbox(src: string, pageUrl: URL): string {
  const { protocol, origin } = new URL(src, pageUrl)
  const isCrossOrigin = /^https?:$/.test(protocol) && origin !== pageUrl.origin
  return isCrossOrigin ? 'allow-scripts allow-forms allow-same-origin' : 'allow-scripts allow-forms'
}
