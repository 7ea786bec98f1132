import { companyIds, createPackageManifest, makeZip } from '@heed/fixtures'
import { playerScript } from '../contentServer/playerScript.ts'
import { startTestServer } from './testServer.ts'

const companyId = companyIds.direct

export async function openCmi5Unit(script: string, address = 'unit.html') {
  const server = await startTestServer()
  const { token } = await server.person('admin')
  const { file, text } = createPackageManifest({ kind: 'cmi5' })
  const manifest = text
    .replace('course/index%20a.html', address)
    .replace('moveOn="Completed"', 'moveOn="Passed" masteryScore="0.8"')
    .replace('</url>', '</url><launchParameters>level=2</launchParameters>')
  const files = { [file]: manifest, 'unit.html': '<script src="unit.js"></script>', 'unit.js': script }
  const form = new FormData()
  const words = { filename: 'unit.zip', language: 'en', name: 'Clean desk', description: 'Drawers' }
  for (const [name, value] of Object.entries({ ...words, entryPoint: address, xapi: '1' }))
    form.append(name, value)
  form.append('package', new File([Buffer.from(makeZip(files))], 'unit.zip'))
  const companyPath = `/api/companies/${companyId}`
  const headers = { authorization: `Bearer ${token}` }
  const uploadResponse = await fetch(`${server.origin}${companyPath}/content/upload`, {
    method: 'POST',
    body: form,
    headers,
  })
  const { id }: { id: number } = JSON.parse(await uploadResponse.text())
  const { body: info } = await server.send<Record<'url' | 'actor' | 'endpoint' | 'auth', string>>(
    `${companyPath}/subjects/scormInfo?subjectId=${id}&lang=en`,
    { token },
  )
  // Node doesn't resolve names below localhost; browsers do.
  const page = `${server.contentOrigin}${new URL(info.url).pathname}`
  const query = new URLSearchParams({ actor: info.actor, endpoint: info.endpoint, auth: info.auth })
  const launchUrl = new URL(getLaunchUrl(await (await fetch(page)).text(), `?${query}`), page)
  return { ...server, subjectId: id, info, page, launch: launchUrl.searchParams, location: launchUrl }
}

function getLaunchUrl(html: string, search: string): string {
  const frame = { src: '' }
  const [, launch] = /<script type="application\/json" id="launch">(.*?)<\/script>/.exec(html) ?? []
  const document = { getElementById: (id: string) => (id === 'launch' ? { textContent: launch } : frame) }
  new Function('document', 'location', 'window', playerScript)(document, { search }, {})
  return frame.src
}

export async function runCmi5Unit({ location }: { location: URL }): Promise<Record<string, unknown>> {
  const script = await (await fetch(new URL('unit.js', location))).text()
  return new Function('location', `return (async () => { ${script} })()`)(location)
}

export async function createCmi5Client({ launch }: { launch: URLSearchParams }) {
  const tokenResponse: { 'auth-token': string } = JSON.parse(
    await (await fetch(launch.get('fetch') ?? '', { method: 'POST' })).text(),
  )
  return (
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${launch.get('endpoint')}${path}`, {
      method,
      headers: {
        authorization: `Basic ${tokenResponse['auth-token']}`,
        'x-experience-api-version': '1.0.3',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
}
