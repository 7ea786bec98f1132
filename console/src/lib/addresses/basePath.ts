/** Path from <base>: '' at the root, else for example '/w/demo'. */
export function getBasePath(): string {
  const base = document.querySelector('base')
  return base ? new URL(base.href).pathname.replace(/\/$/, '') : ''
}
