/** Path from <base>: '' at the root, else for example '/w/demo'. */
export function basePath(): string {
  const base = document.querySelector('base')
  return base ? new URL(base.href).pathname.replace(/\/$/, '') : ''
}
