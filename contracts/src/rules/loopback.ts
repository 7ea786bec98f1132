/**
 * Whether a host, as it stands in an address or as a server is told to listen on, is this machine itself: no proxy stands
 * between, and nobody listens on the way.
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  )
}
