/** No way out of the frame: a package opens no page over the console and submits no form elsewhere. */
const sandbox =
  'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/**
 * For the page around a package; `reports` is the one address beside its own that it may speak to, `runsAt` the origin
 * of a package that begins on another host.
 */
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

/** For the files of a package: it may do what courses do with their own files, and reach nothing else. */
export const filePolicy = (reports: string): string =>
  [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    `connect-src 'self' data: blob: ${reports}`,
    "form-action 'self'",
    "base-uri 'self'",
    sandbox,
  ].join('; ')
