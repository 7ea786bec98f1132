import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendAllowed } from '../allowedMethods.ts'
import { getBasePath } from '../worlds/worldInPath.ts'

const { resolve } = createRequire(import.meta.url)

const viewerFiles = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
} as const

/** The viewer sets styles by script, which content security policies don't restrict. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// validatorUrl: by default the viewer sends the document to its makers' server.
const startScript = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  showExtensions: true,
  validatorUrl: null,
})
`

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heed API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<body>
<main id="docs"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`

export function serveDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', ({ raw }, reply) => {
    const document = JSON.parse(readFileSync(resolve('@heed/contracts/openapi.json'), 'utf8'))
    return reply.header('cache-control', 'no-cache').send({
      ...document,
      servers: [{ url: `${getBasePath(raw)}/api` }],
    })
  })
  app.get('/api/docs', (_, reply) =>
    sendText(reply.header('content-security-policy', policy), 'text/html', page),
  )
  // Relative addresses work only without the trailing slash.
  app.get('/api/docs/', (_, reply) => reply.redirect('../docs', 308))
  app.get('/api/docs/start.js', (_, reply) => sendText(reply, 'text/javascript', startScript))
  for (const [name, type] of Object.entries(viewerFiles)) {
    app.get(`/api/docs/${name}`, (_, reply) =>
      sendText(reply, type, readFileSync(resolve(`swagger-ui-dist/${name}`), 'utf8')),
    )
  }
  // Otherwise other methods would reach the API, which doesn't know these paths.
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/']) {
    const method = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    app.route({ method, url, handler: (request, reply) => sendAllowed(request, reply, ['GET', 'HEAD']) })
  }
}

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text)
