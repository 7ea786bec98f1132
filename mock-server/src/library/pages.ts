import { languages } from '@heed/fixtures'
import { blogPosts, escapeSvgText, libraryMaterials } from '@heed/fixtures/library'
import { formatMaterialAddress } from '../world/addresses.ts'

const renderPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeSvgText(title)}</title></head><body><main><h1>${escapeSvgText(title)}</h1>${body}</main></body></html>`

/** The links ui.posters_url and ui.stickers_url lead to this page. */
export function renderMaterialsPage(kind: 'posters' | 'stickers'): string {
  const items = libraryMaterials
    .filter((material) => material.kind === kind)
    .map(({ file, title, description, texts }) => {
      const links = languages
        .filter(({ code }) => texts.has(code))
        .map(
          ({ code, name }) =>
            `<li><a href="${formatMaterialAddress('', file, code)}" lang="${code}">${escapeSvgText(name)}</a></li>`,
        )
      return `<section><h2>${escapeSvgText(title)}</h2><p><img src="${formatMaterialAddress('', file, 'en')}" alt="" width="240"></p><p>${escapeSvgText(description)}</p><ul>${links.join('')}</ul></section>`
    })
  return renderPage(kind === 'posters' ? 'Posters' : 'Stickers', items.join(''))
}

export function renderBlogPage(slug: string): string | undefined {
  const post = blogPosts.find((candidate) => candidate.slug === slug)
  return (
    post && renderPage(post.title, post.paragraphs.map((text) => `<p>${escapeSvgText(text)}</p>`).join(''))
  )
}

/** WordPress format with `_embed` (ENDPOINTS section 5, ext.blogPosts). */
export function listBlogPosts(origin: string, resources: string, perPage: number) {
  return blogPosts.slice(0, perPage).map(({ id, slug, title, excerpt, subjectId }) => ({
    id,
    slug,
    link: `${origin}${resources}/blog/${slug}.html`,
    title: { rendered: escapeSvgText(title) },
    excerpt: { rendered: `<p>${escapeSvgText(excerpt)}</p>` },
    _embedded: {
      'wp:featuredmedia': [
        {
          media_details: {
            sizes: {
              medium: {
                source_url: `${origin}${resources}/thumbs/${subjectId}.svg`,
                width: 400,
                height: 300,
              },
            },
          },
        },
      ],
    },
  }))
}
