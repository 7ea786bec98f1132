/** Forbids top navigation, so that a package can't replace the console. */
const sandbox =
  'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/** `reports`: the only other address the package may call; `runsAt`: origin of a package on another host. */
export const pagePolicy = (nonce: string, reports: string, runsAt: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    ["frame-src 'self'", runsAt].join(' ').trimEnd(),
    `connect-src ${reports}`,
    "base-uri 'none'",
    "form-action 'none'",
    sandbox,
  ].join('; ')

export const filePolicy = (reports: string): string =>
  [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    `connect-src 'self' data: blob: ${reports}`,
    "form-action 'self'",
    "base-uri 'self'",
    sandbox,
  ].join('; ')
