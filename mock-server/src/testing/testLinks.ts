import type { TestServer } from './testServer.ts'

/** For tests: the links that somebody of this role sees in a list of people of the API. */
export async function linksSeen(
  { person, send }: TestServer,
  role: 'admin' | 'viewer',
  path: string,
): Promise<(string | undefined)[]> {
  const { token } = await person(role)
  const { body } = await send<{ users: { access_link?: string }[] }>(`/api${path}?n=1000`, { token })
  return body.users.map(({ access_link }) => access_link)
}
