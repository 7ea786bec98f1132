import type { TestServer } from './testServer.ts'

export async function findLinks(
  { person, send }: TestServer,
  role: 'admin' | 'viewer',
  path: string,
): Promise<(string | undefined)[]> {
  const { token } = await person(role)
  const { body } = await send<{ users: { access_link?: string }[] }>(`/api${path}?n=1000`, { token })
  return body.users.map(({ access_link }) => access_link)
}
