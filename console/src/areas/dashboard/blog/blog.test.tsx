import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer, failRequest } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'

const postsCall = 'GET /wp-json/wp/v2/posts'
const config = { services: { blog: { posts: '/wp-json/wp/v2/posts' } } }
const providerCompany = { isProviderOwn: true }

const aPost = (n: number, rest: object = {}) => ({
  title: { rendered: `Post ${String(n)} &amp; more` },
  excerpt: { rendered: `<p>About <em>it</em><img src=x onerror="alert(1)"></p>` },
  link: `https://blog.example/${String(n)}`,
  ...rest,
})
const featuredImage = {
  _embedded: {
    'wp:featuredmedia': [
      { media_details: { sizes: { medium: { source_url: 'https://blog.example/one.png' } } } },
    ],
  },
}

it("blog posts appear as text for the provider's own company, requested without its token", async () => {
  const reply = [aPost(1, featuredImage), aPost(2), aPost(3), aPost(4)]
  const { server } = await renderApp({
    server: makeHomeServer().on(postsCall, reply),
    config,
    company: providerCompany,
  })
  const box = within(await screen.findByRole('region', { name: 'From our blog' }))
  const [first] = await box.findAllByRole('article')
  expect(box.getAllByRole('article')).toHaveLength(3)
  expect(first?.textContent).toBe('Post 1 & more (opens in a new tab)About it')
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('https://blog.example/1')
  expect([...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'))).toEqual([
    'https://blog.example/one.png',
  ])
  const [call] = server.listCalls(postsCall)
  expect(call?.path).toBe('/wp-json/wp/v2/posts?per_page=3&_embed=1')
  expect(call?.headers).toEqual({})
})

it("a blog post with an unsafe link or no title doesn't hide the others", async () => {
  const reply = [aPost(1), aPost(2, { link: 'javascript:alert(1)' }), aPost(3, { title: null })]
  await renderApp({ server: makeHomeServer().on(postsCall, reply), config, company: providerCompany })
  const box = within(await screen.findByRole('region', { name: 'From our blog' }))
  const shown = await box.findAllByRole('link', { name: /^Post/ })
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(['https://blog.example/1'])
})

it.each([
  ['no posts', []],
  ['a failure', answer(503)],
  ['no answer', failRequest],
  ['an unexpected answer', { hello: 'there' }],
  ['an unsafe link', [aPost(1, { link: 'javascript:alert(1)' })]],
])('the blog box says that no posts were found: %s', async (_, reply) => {
  await renderApp({ server: makeHomeServer().on(postsCall, reply), config, company: providerCompany })
  await within(await screen.findByRole('region', { name: 'From our blog' })).findByText('No posts found')
})

it.each([
  ['another company', config, {}],
  ['a deployment without a blog', {}, providerCompany],
])('the blog box is missing and no posts are requested: %s', async (_, settings, company) => {
  const { server } = await renderApp({ server: makeHomeServer(), config: settings, company })
  await screen.findByRole('region', { name: 'New subjects' })
  expect(screen.queryByRole('region', { name: 'From our blog' })).toBeNull()
  expect(server.listCalls(postsCall)).toEqual([])
})
