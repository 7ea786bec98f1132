/** Below which path of its host the console lies, as <base> of its page says: '' at the root, else as '/w/demo'. */
export function basePath(): string {
  const base = document.querySelector('base')
  return base ? new URL(base.href).pathname.replace(/\/$/, '') : ''
}
