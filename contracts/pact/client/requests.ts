/** Requests of an area as they go over the wire, all below one path: `requestsBelow('/companies/101').get('/plans')`. */
export const requestsBelow = (base: string) => ({
  get: (path: string) => ({ method: 'GET', path: `${base}${path}` }) as const,
  post: (path: string, body: unknown = {}) => ({ method: 'POST', path: `${base}${path}`, body }) as const,
  put: (path: string, body: unknown = {}) => ({ method: 'PUT', path: `${base}${path}`, body }) as const,
  del: (path: string) => ({ method: 'DELETE', path: `${base}${path}` }) as const,
})

export const ok = (body: unknown = { success: true }) => ({ status: 200, body })

/** Any PDF fits. */
export const okPdf = {
  status: 200,
  file: { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
}
